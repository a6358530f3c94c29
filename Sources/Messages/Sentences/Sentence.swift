// Every sentence that is told to people. The words are in one table for each
// language.

/// A sentence for people.
package enum Sentence: UInt16, CaseIterable, Sendable {
  // Where a text is wrong.
  case missingOperand, missingOperator, missingName
  case unclosedBracket, unopenedBracket, mismatchedBracket
  case unexpected, malformedNumber, malformedNumberDigits, malformedNumberBase, foreignMark,
    foreignMarkEither, foreignMarkGroups, commaBetweenArguments
  case commaBetweenStatements, severalStatements, unexpectedColon, misspelledSign, nothingToCompare,
    missingCondition, missingColon
  case nestingTooDeep, textTooLong, unknownCharacter, unknownCharacterMore
  case unknownCharacterLatex, unknownCharacterDigit
  case unknownCharacterPoint, unknownCharacterCalculus, unknownCharacterIntegral
  case unknownCharacterInfinity, unknownCharacterElement
  case unknownFunction, unknownFunctionNearest
  case reservedName, languageWord, languageWordCases, languageWordOpposite, languageWordWrite
  case languageWordCalculus, languageWordBase, languageWordConversion
  case languageWordForm, languageWordOtherForm, languageWordBaseRange
  case missingRange, missingTarget, repeatedParameter
  case wrongNumberOfArguments, wrongNumberOfArgumentsOne
  case countLeast, countBetween

  // Where a value is not to be had for reasons of the language.
  case unknownName, unknownNameNearest, unknownNameAnswer, unknownNameUnit, unknownNameImaginary,
    unknownNameInfinity, unknownNameSeveral, unknownNameLetters, unknownNamePlot, plotCommand,
    notComputed
  case functionWithoutArguments, notANumber
  case differentLengths, listComparison, listElement, emptyList
  case descendingRange, tooManyElements, noElement, noElementEmpty, notAList, openRange
  case longSequence
  case noEntry, notAVector, vectorOperation, differentSizes, crossOfThree
  case noZero, severalZeros, undecidedZero, openZero
  case divergentIntegral, undefinedIntegrand, undecidedIntegral, undecidedAntiderivative
  case infiniteLimit, differentLimits, noLimit, undefinedBesideLimit, undecidedLimit
  case differentSlopes, slopeAtEnd
  case divergentSum, undecidedSum, undecidedClosedSum
  case probablePrime, constantUnit, seed, tieAway, tieEven, partlyFactored
  case bitsOfNegative
  case measured, measuredComparison, measuredDomain, measuredWidth

  // How a disputed form was read.
  case juxtaposition, juxtapositionOther, percentOfLeft, percentOfLeftOther
  case remainder, remainderOther, bareArgument, bareArgumentOther
  case signBeforePower, signBeforePowerOther
  case nameBeforeBracket, angleUnit, rootOfNegative, zeroToZero
  case notEqual, notEqualOther, factorialTwice, numberBeforeRoot, baseStandsSecond, bars
  case constantBetweenNumbers, signBeforeOperator, percentBeforeSign, unitBehindQuotient
  case equalToConstant, shareOf, share, ratePerPeriod, groupedDigits, sample, wholeNumbersOfRange
  case ratioBeforeBracket, discount, surcharge, sumOfNegative, indexStandsFirst, truncatedDigits,
    orderOfDerivative, numberInLetters, argumentBehindBlank
  case signedExponent, mixedPower, bracketedDigits, binaryExponent
  case productInUncertainty, prefixBehindNumber, numbersBehindFunction, truthOfEquation
  case joinedFunction, closedAtEnd, relationsBehindComma, listBehindWord, numberOfDegrees,
    degreesOfAngle, powerOfArgument, letterForTimes, foreignMarks,
    colonForSlash, currency
  case oneLine
  case readAs

  // What became of a line, in front of the sentence that tells why.
  case statusUndefined, statusUndetermined, statusSyntax, statusInput

  // Where mathematics gives no value.
  case divisionByZero, zeroToNegative, negativeToIrrational, evenRootOfNegative
  case rootIndexNotNatural, logarithmOfZero, logarithmOfNegative, logarithmBase
  case inverseTrigonometricOutOfRange, areaCosineOutOfRange, areaTangentOutOfRange
  case tangentPole, cotangentPole, notAnInteger, factorialOfNonNatural, divisorsOfZero
  case noPrimeBefore
  case noCaseHolds, conditionFails, noForm, noFormInRange, noFormLong, noMeasuredForm
  case longPeriod, noFraction
  case angleOfOrigin
  case gammaPole, zetaPole, notNatural, noInverse
  case angleOfZero, zeroToComplex, orderOfComplex, complexArgument, complexAnswer
  case principalValue, ownUnit, onTheCut

  // Where the budget ended first.
  case undeterminedZero, undeterminedSign, undeterminedIntegerPart, undeterminedComparison
  case undeterminedMagnitude, undeterminedBranch, undeterminedDigits
  case tooLong, tooLarge, tooLargeMagnitude, tooDeep
  case noRandomNumbers, programTooLong, interrupted
  case operandDivisor, operandBase, operandExponent, operandRadicand, operandCosine, operandSine,
    operandValue
  case operandArgument, ofFunction, ofQuotient, ofPower, ofRoot, ofLogarithm, ofFactorial
  case ofComparison, ofDigits

  // Damage of a kept session.
  case damageUnreadable, damageVersion, damageHistory, damageFunction, damageVariable
  case damageCurve, damageWindow, damageOldest

  // Results of events.
  case pasteRefused, outOfMemory, damagedState, damagedLink, copied, copiedNothing
  case angleDegrees, angleRadians, angleGradians
  case lineRemoved, lineRestored, linePinned, lineUnpinned, tapeCleared, lineLost, nameForgotten
  case lineFolded, lineUnfolded, lineNamed, lineMoved, lineShown, lineHidden, lineRestyled
  case tapeFull, tooManyDrawn, axis

  // Descriptions of graphs.
  case badWindow, badTable, missingCoordinate, tooManyPoints, dataNone, dataRow
  case graphPoints, graphPoint
  case graphEmpty, graphOne, graphMany, graphWindow, graphCurve
  case graphUnfinished, graphUndecided, graphProved, graphNothing
  case plotNothing, plotNothingAnywhere, coloring, coloringUnknown, coloringCovered, coloringHint
  case traceValue, traceUndefined, traceComplex, traceNoValue, featurePoint, featurePlace
  case featureZeros, featureZero, featureMinimum, featureMaximum, featureIntersection
  case featurePole, featureHole, featureJump, featureEnd
  case featureInflection, featureIntercept, featureLone, featureAsymptote, featureMissing

  // Why an answer is true.
  case groundFractions, groundExactForms, groundEnclosure, groundDigits
  case groundCanonicalForm, groundSeparation, groundIndependence, groundConjugates
  case groundRelations, groundIdentity, groundDenominator
  case groundCommonForm, groundIdentities
  case groundRadicals, groundPowersOfPi, groundExponentials, groundLogarithms
  case groundRoots, groundDiscs, groundElimination
  case groundSteps, groundSlopes, groundIntervals, groundSigns, groundIdenticalSides
  case groundAlgebra

  // Descriptions of the solutions of an equation.
  case solutionNone, solutionNoneWhole, solutionNoneComplex, solutionNoneInside
  case solutionNoneFound, solutionEvery, solutionDefined
  case wholeNumbers, anyNumbers, leftOutOrder, leftOutBound, leftOutUnknown
  case solutionsSearched, solutionsSquare, solutionsNearby
  case solutionsPerhapsMore, unsolved, wholeNumbersUnknown, solutionsMultiple, solutionsInAll
  case solutionNoneRational, solutionsRealOnly, solutionsCurveBesides, realNumbers
  case solutionEverySeveral, solutionDefinedSeveral

  // What there is to say of expressions in which names are free.
  case provided, providedParts, providedBoth, providedLeft, providedRight
  case restricted, storedValues, unfactored, counterexample, printedOtherwise
  case noAlgebra, identityUndecided

  // What stands in the way of a call of solve.
  case solveStandsAlone, solveMany, solveNothing, solveNumbers

  // What stands beside a line that is no definition, or a new one.
  case functionAsked, functionAnew

  // What is done from line to line of a solution.
  case stepAdd, stepSubtract, stepMultiply, stepDivide, stepSwap, stepExpand, stepFactor
  case stepZeroProduct, stepFormula, stepNegativeDiscriminant, stepSquareRoot, stepEvenRoot
  case stepPolar, stepAllRoots
  case stepRootOfZero, stepOddRoot, stepNoRoot, stepUndo, stepBranches, stepAngles, stepNoValue
  case stepLogarithm, stepNoLogarithm, stepExponents, stepCombine, stepArguments, stepSquare
  case stepMagnitudes, stepSubstitute, stepRestore, stepPowers, stepSquares, stepEach, stepDrop,
    stepCheck
  case stepSimplify, stepJoin, stepIdentity, stepContradiction, stepEliminate, stepInsert
  case stepRedundant, stepParameter, stepSolveFor, stepEliminateBelow, stepTrivial, stepReorder
  case stepDivideTurning, stepDistance, stepTogether, stepSigns, stepSummarize, stepDoubleSine
  case stepDoubleCosine, stepOneSine, stepCases, stepNoSolution, stepEveryNumber, stepsNone
  case stepRaise, stepExponential, stepReciprocal, stepMagnitudeItself, stepEqualSines
  case stepEqualCosines, stepOtherSine, stepOtherCosine, stepArcs, stepSolveEach, stepDivideCase
  case stepKeep, stepLogarithmTurning, stepAllValues, stepNoValues, stepRising, stepSquareCases
  case stepDoubleCosineBySine, stepSamePeriod, stepPlainFormula

  // How a line follows from the one before.
  case linesEquivalent, linesIdentity, linesIdentityProvided, linesLoses, linesGains, linesWrong
  case linesWrongExpression, linesWrongNumber, linesUndecided, linesDifferent, linesDivided
  case linesMultiplied, linesSquared, linesUnread, linesSigns, linesProduct, linesSide, linesTaken
  case linesSummand, linesTurned, linesSignUnknown, linesCrosswise, linesNoValue
}

extension Sentence {
  /// The sentence with its gaps filled in.
  package func text(in language: Language, _ fillings: String...) -> String {
    Wording.filled(Sentence.wording(language).line(Int(rawValue)).words, fillings)
  }

  /// The name of the sentence up to a full stop, which is the kind of an error.
  var kind: String {
    let name = Sentence.wording(.english).line(Int(rawValue)).name.utf8
    return String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// The table of a language.
  package static func wording(_ language: Language) -> Wording {
    switch language {
    case .english: Kept.english
    case .german: Kept.german
    case .chinese: Kept.chinese
    }
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let english = Sentence.english
  static let german = Sentence.german
  static let chinese = Sentence.chinese
}
