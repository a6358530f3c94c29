// The sentences in simplified Chinese.

extension Sentence {
  static var chinese: Wording {
    Wording(
      """
      missingOperand: 这里缺少内容：请填入数或名称
      missingOperator: 两个数连在一起：请在中间加上运算符，带分数加 +，或去掉空格
      missingName: 这里缺少名称：请填入变量名
      unclosedBracket: 这个括号没有闭合：请闭合或删去
      unopenedBracket: 这个右括号没有对应的左括号：请补上或删去
      mismatchedBracket: 左右括号形状不同：两边请用同一种括号
      unexpected: 这里不能出现这个：请删去，或补上前面的内容
      malformedNumber: 这不是数：一个数只有一个小数点，并且只用其进制的数字
      malformedNumber.digits: {0} 进制的数只有数字 0 到 {1}：请改数字或进制
      malformedNumber.base: {0} 不是进制：请用 2 到 36 作为下标
      foreignMark: 这里数的写法不同：请写 {0}，或切换小数点符号
      foreignMark.either: 这里数的写法不同：请写 {0} 或 {1}，或切换小数点符号
      foreignMark.groups: 数字分组之间不写符号：请写 {0}
      commaBetweenArguments: 逗号现在是小数点：参数之间请写 ;
      commaBetweenStatements: 逗号只用在函数的参数之间：语句之间请写 ;
      severalStatements: 公式只有一条语句：只有曲线和点可以由多条语句组成一行
      unexpectedColon: 冒号只用于分段情形：比请写 /
      misspelledSign: 没有这个符号：请写 {0}
      nothingToCompare: 这个符号后面没有内容：请删去，或写上要比较的内容
      missingCondition: 这不是条件：请在冒号前写一个比较式，如 x < 0
      missingColon: 这个条件后面缺少值：请写上冒号和值
      nestingTooDeep: 嵌套太深：最多读取 {0} 层，请拆成几条语句
      textTooLong: 这一行太长：最多读取 {0} 字节
      unknownCharacter: 字符{0}在这里没有意义：请删去，或用其他方式书写
      unknownCharacter.more: … 只能放在小数的数字后面，如 0.33…：请删去，或写出后面的内容
      unknownCharacter.latex: 不读取这段 LaTeX：请写 1/2、sqrt(2)、pi 等
      unknownCharacter.digit: 不读取{0}：请写 {1}
      unknownCharacter.point: 点只能出现在数里：请在旁边写上数字，或删去
      unknownCharacter.calculus: {0} 不能读取：积分请写作 integral(x^2; x = 0..1)
      unknownCharacter.integral: {0} 后面缺少变量：请写作 ∫ x^2 dx 或 integral(x^2; x = 0..1)
      unknownCharacter.infinity: {0} 不是数：请写一个很大的数，例如 10^100
      unknownCharacter.element: 测量值后面的 {0} 之后应是其范围：请写 a ± r ∈ [a .. b]
      unknownFunction: 没有函数 {0}：可用 {1} = … 定义
      unknownFunction.nearest: 没有函数 {0}：是不是 {1}？
      reservedName: {0} 已有含义：请换一个名称
      languageWord: {0} 是普通词语，不是名称：请删去，或换一个名称
      languageWord.cases: {0} 是普通词语，不是名称：分段请写在花括号里，如 {1}
      languageWord.opposite: {0} 是普通词语，不是名称：请写 {1} 或相反的比较；按位取反请写 not(x)
      languageWord.write: {0} 是普通词语，不是名称：请改写 {1}
      languageWord.calculus: {0} 是普通词语，不是名称：积分请写作 integral(x^2; x = 0..1)，极限请写作 lim(sin(x)/x; x -> 0)；变量请换一个名称
      languageWord.base: {0} 是普通词语，不是名称：结果为十进制，其他进制的数这样输入：{1}
      languageWord.conversion: {0} 是普通词语，不是名称：没有换算功能；保存值请用 {1}
      languageWord.form: {0} 是普通词语，不是名称：要用其他写法显示值，请在行末写 {1} 中的一个
      languageWord.otherForm: {0} 不是一种写法：可用的有 {1}
      languageWord.baseRange: {0} 后面要有 2 到 36 的整数：请写 {1}
      missingRange: 没有说明在哪两个数之间：请写函数和范围，例如 zero(x^5 - x - 1; x = 1..2) 或 integral(x^2; x = 0..1)
      missingTarget: 没有说明变量趋近什么：请写函数和箭头，例如 lim(sin(x)/x; x -> 0) 或 lim((1+1/n)^n; n -> inf)
      repeatedParameter: 参数 {0} 重复出现：请改掉其中一个
      wrongNumberOfArguments: {0} 不接受 {2} 个参数：需要 {1} 个
      wrongNumberOfArguments.one: {0} 不接受 1 个参数：需要 {1} 个
      count.least: 至少 {0}
      count.between: {0} 到 {1}
      unknownName: {0} 没有值：可用 {0} = … 赋值
      unknownName.nearest: {0} 没有值：是不是 {1}？
      unknownName.answer: 还没有上一个答案：请先计算
      unknownName.unit: {0} 没有值：这里没有计量单位，请只用数计算
      unknownName.imaginary: {0} 没有值：虚数单位在这里是 i，作为变量可用 {0} = … 赋值
      unknownName.infinity: {0} 不是数：请写一个很大的数，例如 10^100
      unknownName.several: {0} 都没有值：用 solve(…; {1}) 对 {1} 求解
      unknownName.letters: {0} 没有值：可用 {0} = … 赋值，或写作 {1}
      unknownName.plot: {0} 没有值：在 shell 中用 surd plot 'x^2' 画图，也可用页面上的图形按钮
      plotCommand: 图形在 shell 中绘制：{0}
      notComputed: 这里没有函数 {0}：它表示 {1}
      functionWithoutArguments: {0} 是函数：请写成 {0}(…)
      notANumber: 这不是数：只有数才能计算
      differentLengths: 两个列表分别有 {0} 个和 {1} 个元素：列表逐项计算，请使它们一样长
      listComparison: 列表只有相等或不相等：请用 = 或 ≠ 比较两个列表，或比较单个元素
      listElement: 列表只含数：请在花括号内写数
      emptyList: 列表没有元素：请在花括号内至少写一个
      descendingRange: 范围是递减的：请把较小的数写在前面
      tooManyElements: 超过 {0} 个元素：请缩短范围
      noElement: 列表有 {0} 个元素：位置是从 1 到 {0} 的整数
      noElement.empty: 列表为空：任何位置都没有元素
      notAList: 这不是列表：请把元素写在花括号内
      openRange: 绘图时范围需要整数：请在边界写数
      longSequence: 太长而无法绘制：请缩短范围
      noEntry: 向量有 {0} 个分量：位置是 1 到 {0} 的整数
      notAVector: 这不是向量：请把分量写在方括号内，[1; 2; 3]
      vectorOperation: 向量可以相加、相减、用 = 或 ≠ 比较、与数相乘或除以数：两个向量用 dot 或 cross 相乘
      differentSizes: 两个向量有 {0} 个和 {1} 个分量：请用同样大小的向量
      crossOfThree: 叉积由两个三个分量的向量组成：请写三个分量
      noZero: 函数在此范围内没有零点：请改变范围，或用 solve 求全部零点
      severalZeros: 函数在此范围内有多个零点：请缩小范围，直到只剩一个
      undecidedZero: 无法确定此范围内是否恰有一个零点：请缩小范围
      openZero: 随其他名称变化的零点、积分或极限，无法对这些名称的许多值计算：请用数代替这些名称
      divergentIntegral: 积分没有值：函数在范围内某个数旁增长太快，或在远处下降太慢，面积无界
      undefinedIntegrand: 函数在此范围的一部分没有值：请更改范围
      undecidedIntegral: 没有找到带证明的积分值：请分割范围，或改写函数
      undecidedAntiderivative: 没有找到原函数，这并不说明原函数不存在：用数作界，积分就是一个数，如 integral(e^(-x^2); x = 0..1)
      infiniteLimit: 函数不趋近任何数：极限是 {0}
      differentLimits: 极限不存在：左极限是 {0}，右极限是 {1}；可以只求一侧，如 lim(abs(x)/x; x -> 0+)
      noLimit: 极限不存在：函数反复趋近不同的数
      undefinedBesideLimit: 函数在此处附近没有值：请求另一处的极限
      undecidedLimit: 没有找到带证明的极限：请改写函数
      differentSlopes: 此处没有导数：左侧的斜率是 {0}，右侧的是 {1}
      slopeAtEnd: 此处没有导数：函数只在这个数的一侧有值
      divergentSum: 和或积没有值：项数不断增加时不趋近任何数
      undecidedSum: 没有找到带证明的和或积：请改写各项，或给出最后一个数
      undecidedClosedSum: 没有找到闭合形式，这并不说明它不存在：用数作界，结果就是一个数，如 sum(1/k; k = 1..100)
      probablePrime: 很可能是素数，但未证明：尚未发现能通过同样检验的合数
      constantUnit: {0} 的单位是 {1}：单位需自己留意
      seed: 随机种子为 {0}：重设它可得到同样的数
      tieAway: 恰好在正中间：这里向远离零的方向舍入
      tieEven: 恰好在正中间：这里舍入到偶数
      partlyFactored: 超出允许的计算量：目前得到 {0}，其中 {1} 未能分解
      bitsOfNegative: 负数的位，以补码表示：后面的 _i{0} 表示这是 {0} 位有符号数
      measured: 此处不能使用测量值：a ± r 与 [a .. b] 需要精确数，列表函数、整数函数和图形也不接受测量值
      measuredComparison: 就目前所能证明的，结果取决于测量值：请与其范围之外的数比较
      measuredDomain: 无法证明对所有测量值都有值：请缩小其范围
      measuredWidth: 范围为空：请写 a ± r（r 不小于 0），或把较小的数写在前面的 [a .. b]
      juxtaposition: 从左到右读：省略乘号的因子与 × 同级
      juxtaposition.other: 省略乘号的因子优先：先于 ÷ 计算
      percentOfLeft: 取前面那个数的百分比：所以 200 + 10% 等于 220
      percentOfLeft.other: 就是百分之几：所以 200 + 10% 等于 200.1
      remainder: 这里 % 表示求余：百分数请写成 (10%)·3
      remainder.other: 这里 % 表示百分号：求余请写 mod
      bareArgument: 函数只作用于紧跟其后的部分：要包含更多请加括号
      bareArgument.other: 函数作用于整个乘积：要包含更少请加括号
      signBeforePower: 先乘方，后取负：所以 −3² 等于 −9
      signBeforePower.other: 先取负，后乘方：所以 −3² 等于 9
      nameBeforeBracket: 按乘积读：这个名称不是函数
      angleUnit: 使用当前的角度单位：写 ° 表示度
      rootOfNegative: 取实数根：所以 (−8)^(1/3) 等于 −2
      zeroToZero: 0^0 等于 1：因为指数恰好是 0
      notEqual: 这里 != 表示不等于：若要写阶乘，请在后面加空格，即 {1}
      notEqual.other: 这里 != 表示阶乘等于：不等于请写 ≠
      factorialTwice: 阶乘的阶乘：若要隔一个数相乘，请写出乘积
      numberBeforeRoot: √ 前面的数是因子：8 的立方根请写 root(3; 8)
      baseStandsSecond: 底数在第二位：所以 log(8; 2) 等于 3
      bars: 每条竖线尽量与前一条配对：其他顺序请写 abs(…)
      constantBetweenNumbers: 这里 e 是 2.718…：2000 请写 2e3，不加空格
      signBeforeOperator: 符号属于它后面的数：其他顺序请加括号
      percentBeforeSign: 正负号前的 % 表示百分号：求余请写 mod
      unitBehindQuotient: 单位只属于除数：其他顺序请给商加括号
      equalToConstant: 是比较，不是保存：这个名称已有含义，保存请换一个名称
      shareOf: 百分号后面的 of 表示乘：所以 10% of 50 等于 5
      share: 结果是比例，1/5 就是 20%：percentchange 相对于旧值，markup 相对于成本，margin 相对于售价
      ratePerPeriod: 利率是每一期的，如 5% 或 0.05：n 是期数
      groupedDigits: 这是一个数：数字是分组书写的
      sample: variance 与 stdev 是样本的（除以 n − 1）：stdevp 是总体的（除以 n）
      wholeNumbersOfRange: 取范围内各整数处的值：画出曲线可看到最高点与最低点
      ratioBeforeBracket: 按乘积读：phi 是黄金比；欧拉函数请写 totient(n)
      discount: off 表示减去这个百分比：所以 10% off 50 等于 45
      surcharge: on 表示加上这个百分比：所以 10% on 50 等于 55
      sumOfNegative: 加上一个负数：不确定度请写 3 +/- 2
      indexStandsFirst: 根指数在第一位：所以 root(3; 8) 等于 2
      truncatedDigits: 以这些数字开头的任意数：Ans 与名称保留原数
      orderOfDerivative: 第三个参数是位置：二阶导数请写作 diff(…; x; x)，某点的二阶导数请写作 diff(…; x = a; 2)
      numberInLetters: 用文字或罗马数字写的数
      argumentBehindBlank: 函数取其后全部内容：去掉空格则止于括号
      signedExponent: 10 的幂：若指自然常数 e，请在符号两边加空格
      mixedPower: 整个带分数的乘方：其他顺序请写 2 + 1/2^2
      bracketedDigits: 括号中的数字无限循环：不确定度请写 9.81±0.01
      binaryExponent: p 是名称的开头：2 的幂请写 0xFF·2^3
      productInUncertainty: × 和 ÷ 先于 ±：测量值乘以 b 请写 (a ± r)·b
      prefixBehindNumber: 这个字母是名称：单位词头请写 1000、1e-9 等
      numbersBehindFunction: 这些数的函数：相乘的数之间请写符号
      truthOfEquation: 名称得到比较的真假：要得到数请只写一个 =
      joinedFunction: 函数作用于紧跟其名称之后的部分：请加空格或括号
      closedAtEnd: 未闭合的括号在行尾闭合
      relationsBehindComma: 用逗号隔开的比较式同时成立：语句之间请写 ;
      listBehindWord: of 写在这些数或列表之前
      numberOfDegrees: 以度为单位的数：弧度数后面请写 rad
      degreesOfAngle: 度数：要弧度数请写 to radians
      powerOfArgument: 乘方属于自变量，与书中写法相同：要对函数值乘方请加括号
      letterForTimes: 两个数之间的 x 当作 ×
      foreignMarks: 按其他国家的写法读数：小数点可在设置中更改
      colonForSlash: 两个数之间的冒号表示除
      currency: 货币符号略去
      oneLine: 读作一行 {0}：含空格的一行请放在引号中
      readAs: 读作 {0}：{1}
      status.undefined: 无定义
      status.undetermined: 无法确定
      status.syntax: 语法
      status.input: 输入
      divisionByZero: 除以零：除数不能为 0
      zeroToNegative: 零的负数次方：这等于除以 0
      negativeToIrrational: 负数的这个次方不是实数：指数必须是整数，或分母为奇数的分数
      evenRootOfNegative: 负数的偶次方根不是实数：被开方数不能小于 0
      rootIndexNotNatural: 这里根只对根指数 1、2、3……有定义：其他请写成幂 x^(1/n)
      logarithmOfZero: 0 没有对数：真数必须大于 0
      logarithmOfNegative: 负数没有实对数：真数必须大于 0
      logarithmBase: 没有以此为底的对数：底数必须大于 0 且不等于 1
      inverseTrigonometricOutOfRange: 没有角的正弦或余弦等于它：它必须在 −1 到 1 之间
      areaCosineOutOfRange: acosh 在这里没有值：自变量不能小于 1
      areaTangentOutOfRange: atanh 在这里没有值：自变量必须在 −1 与 1 之间
      tangentPole: tan 和 sec 在这里没有值：这个角的余弦为 0
      cotangentPole: cot 和 csc 在这里没有值：这个角的正弦为 0
      notAnInteger: 这不是整数：该函数需要整数
      factorialOfNonNatural: 这里 n! 和 nPr 只对 0、1、2、3……有定义：gamma(x + 1) 把 n! 推广到分数
      divisorsOfZero: 每个整数都整除 0：无法列出全部约数
      noPrimeBefore: 没有这样的素数：第一个素数是 2
      noCaseHolds: 没有一种情形成立：请增加一种情形，或在末尾写一个不带条件的值
      conditionFails: 对这些数，该表达式成立的条件不满足：请代入别的数
      noForm: 这个值不能这样写：{0} 只适用于位数不太多的有理数；要数字请用 to 20 digits
      noFormInRange: 这个值不能这样写：{0} 只适用于 {1} 到 {2} 的整数
      noFormLong: 这个值用 {0} 来写位数太多：请用 to sci 或 to 20 digits
      noMeasuredForm: 测量值不能这样写（{0}）：请用 to 3 sf、to 2 dp、to decimal 或 to latex
      longPeriod: 小数要在 {0} 位以后才循环：请用 to 20 digits 或 to fraction
      noFraction: 无理数不是分数：分母不超过 1000 的近似分数是 {0}
      angleOfOrigin: 原点 (0, 0) 没有方位角：atan2 的两个自变量不能都为 0
      gammaPole: gamma 在这里没有值：它在 0、−1、−2 等处有极点
      zetaPole: zeta 在这里没有值：它只在 1 处有极点
      notNatural: 这不是 0、1、2、3……：该函数需要这样的数
      noInverse: 这个幂没有值：负指数要求底数与模数没有公因数
      angleOfZero: 0 没有辐角：任何方向都可以
      zeroToComplex: 0 的这个幂没有值：复数指数的实部必须为正
      orderOfComplex: 复数没有大小顺序：请比较绝对值，或用 = 或 ≠
      complexArgument: 这里只能用实数：可用 re 取实部，或取绝对值
      complexAnswer: 打开复数结果后，它等于 {0}
      principalValue: 复数幂的主值是 {0}
      ownUnit: 这里的 i 是你的变量：此时虚数单位写作 ⅈ，或用 :forget i 恢复
      onTheCut: 在反函数的割线上，取绕割线端点逆时针到达的值；其他程序可能取另一侧的值
      undeterminedZero: {0}在算出的所有数位上都是 0，但这不算证明：请写得更简单，若确为 0 就删去
      undeterminedSign: {0}的正负未能证明：在算出的所有数位上都是 0，请写得更简单
      undeterminedIntegerPart: {0}离整数太近，无法判断在哪一侧：请写得更简单
      undeterminedComparison: {0}的两边在算出的所有数位上都相同：是否相等未能证明，请写得更简单
      undeterminedMagnitude: {0}的大小无法确定：请写得更简单
      undeterminedBranch: 无法确定它在割线（负数）的哪一侧：请写得更简单
      undeterminedDigits: 这个值的数位无法确定：允许的计算量已用完，请写得更简单
      tooLong: 计算时间太长：请减少位数或用较小的数
      tooLarge: 中间结果太大，无法计算：算式没有错，只是数位超出了可用空间
      tooLarge.magnitude: 中间结果太大或太接近 0：算式没有错，但这个数连指数都放不下
      tooDeep: 嵌套太深：请拆成几条语句
      noRandomNumbers: 这里没有随机数：像曲线那样反复计算的值必须保持不变
      programTooLong: 程序已达到最大长度：按 C 重新开始
      interrupted: 已停止：没有任何改变
      operand.divisor: 除数
      operand.base: 底数
      operand.exponent: 指数
      operand.radicand: 被开方数
      operand.cosine: 角的余弦
      operand.sine: 角的正弦
      operand.value: 这个值
      operand.argument: {0}的自变量
      of.function: {0}
      of.quotient: 商
      of.power: 幂
      of.root: 根
      of.logarithm: 对数
      of.factorial: 阶乘
      of.comparison: 比较
      of.digits: 数位
      damage.unreadable: 第 {0} 字节处无法读取
      damage.version: 由另一版本写成
      damage.history: 丢失了一行历史
      damage.function: 丢失了一个函数
      damage.variable: 丢失了 {0} 的值
      damage.curve: 丢失了一条曲线
      damage.window: 图形窗口已丢失
      damage.oldest: 在 {1} 行历史中只保留最新的 {0} 行
      pasteRefused: 第 {0} 个字符有误：{1}
      outOfMemory: 内存不足：没有任何改变，请减少位数或用较小的数
      damagedState: 保存的内容有一部分损坏：{0}
      damagedLink: 这个链接里没有可以读取的内容：请索取新链接
      copied: 已复制
      copiedNothing: 没有可复制的内容：请先输入
      angle.degrees: 角度单位：度
      angle.radians: 角度单位：弧度
      angle.gradians: 角度单位：百分度
      line.removed: 已删除一行
      line.restored: 已恢复这一行
      line.pinned: 已固定这一行
      line.unpinned: 已取消固定
      tape.cleared: 记录已清空
      line.lost: 这一行已不存在：它已从记录中删除
      name.forgotten: {0} 不再有值
      line.folded: 已折叠一行
      line.unfolded: 已展开一行
      line.named: 已命名一行
      line.moved: 已移动一行
      line.shown: 已显示一行
      line.hidden: 已隐藏一行
      line.restyled: 已更改一行的画法
      tapeFull: 记录已满：每添一行，就去掉最旧的未固定的一行；要保留的请固定，或另存
      tooManyDrawn: 最多绘制 {0} 行：请先移除其中一行，再绘制这一行
      axis: {0} 取决于 {1}：以哪个字母为横轴？
      badWindow: 这不是有效的窗口：左边必须小于右边，下边必须小于上边
      badTable: 表格的位置必须是数，最多 {0} 个：请修改不是数的内容
      missingCoordinate: 缺少 {0}：带参数的曲线需要 x 和 y
      tooManyPoints: 一行最多 {0} 个点：请分成两行
      data.none: 这些不是数据行：每行写两个或更多的数，以制表符、逗号、分号或空格隔开
      data.row: 没有绘制任何东西，因为第 {0} 行应为数，却是“{1}”：请更正或删去
      graph.points: {0} 个点
      graph.point: 点
      graph.empty: 空白图形
      graph.one: 图形，一条曲线
      graph.many: 图形，{0} 条曲线
      graph.window: x 从{0}到{1}，y 从{2}到{3}
      graph.curve: 曲线 {0}
      graph.unfinished: 尚未完成
      graph.undecided: {0} 个像素未定
      graph.proved: 每个像素均已证明
      graph.nothing: 这个窗口里没有点
      plot.nothing: 已证明：窗口内没有 {0} 的点，x 从 {1} 到 {2}，y 从 {3} 到 {4}；去掉 --x 和 --y 会自动选取窗口
      plot.nothingAnywhere: 已证明：窗口内没有 {0} 的点，x 从 {1} 到 {2}，y 从 {3} 到 {4}
      coloring: {0} 的着色：色相表示辐角，辐角为 0 处为红色，暗处接近 0，亮处远离 0；按双精度数在每个像素中心计算，未经证明
      coloring.unknown: {0} 无法着色：其中有函数在这里没有复数值，或式子太长
      coloring.covered: 看不见：{0} 的着色盖在上面；隐藏那一行即可看到
      coloring.hint: 要绘制 z 的函数的颜色：surd plot --complex
      trace.value: x 为{0}，y 为{1}
      trace.undefined: x 为{0}，y 无定义
      trace.complex: z 为{0}，值为{1}
      trace.noValue: z 为{0}，无值
      feature.point: {0}位于 x {1}，y {2}
      feature.place: {0}位于 x {1}
      feature.zeros: 零点区间
      feature.zero: 零点
      feature.minimum: 极小值
      feature.maximum: 极大值
      feature.intersection: 交点
      feature.pole: 极点
      feature.hole: 间断点
      feature.jump: 跳跃
      feature.end: 端点
      feature.inflection: 拐点
      feature.intercept: y 轴截距
      feature.lone: 孤立点
      feature.asymptote: 渐近线 {0}
      feature.missing: 可能还有其他特征点
      ground.fractions: 整数和分数按原样计算，没有舍入
      ground.exactForms: 分数、根式、指数、对数和角度都保持原样，每一步都是恒等式，没有舍入
      ground.enclosure: 不相等的数由 {0} 位的互不相交的区间区分
      ground.digits: 值在一个 {0} 位的区间内，其中每个数都以这些数字开头
      ground.canonicalForm: 一个数为零，因为它的规范形式没有项
      ground.separation: 一个数为零，因为它小于 2^−{0}，而同类的非零代数数都更大（分离界）
      ground.independence: 一个数为零，因为不同代数数的指数线性无关（林德曼–魏尔斯特拉斯），且每个系数为零
      ground.conjugates: 一个数为零，因为它与其共轭之积为零，而没有共轭为零
      ground.relations: 一个数为零，因为对数或反正切之间的关系，每个关系都已证明
      ground.identity: 一个数为零，因为它是其组成数的零多项式
      ground.denominator: 一个数为零，因为它小于 2^−{0}，而同分母的非零分数都更大
      ground.commonForm: 两边都是 {0}
      ground.identities: 每一步都是恒等式，例如 {0}；没有舍入
      ground.radicals: 两边都是 {0}，而整数根式之和只有各项相同才相等（贝西科维奇）
      ground.powersOfPi: 两边都是 {0}，而 π 的多项式只有各项相同才相等（林德曼）
      ground.exponentials: 两边都是 {0}，而 e 的幂之和只有各项相同才相等（林德曼–魏尔斯特拉斯）
      ground.logarithms: 两边都是 {0}，而素数对数之和只有各项相同才相等（贝克）
      ground.roots: {0} 次多项式除已分离的实根外没有其他实根
      ground.discs: {0} 次多项式按重数计有 {0} 个复根，这里正好是 {0} 个
      ground.elimination: 消元的每一步都保留方程组的全部解
      ground.steps: 每一步都保留全部解，得到的每个数都已代回检验
      ground.slopes: 在斜率的零点之间，两边之差至多经过零一次
      ground.intervals: 在其余所有区间上，两边之差不为零
      ground.signs: 在两边之差为零或不光滑的相邻位置之间，差的符号不变
      ground.identicalSides: 凡两边有值之处，两边相同
      ground.algebra: 写成以名称、根式、幂和函数为元的多项式之商，每一步都是多项式恒等式
      solution.none: 无解：没有实数 {0} 满足此式
      solution.noneWhole: 无解：没有整数 {0} 满足此式
      solution.noneComplex: 无解：没有复数 {0} 满足此式
      solution.noneInside: 无解：此范围内没有数 {0} 满足此式
      solution.noneFound: 未找到解：尚未证明无解
      solution.every: 每个数 {0} 都是解
      solution.defined: 使两边都有值的每个数 {0} 都是解
      wholeNumbers: {0} 为任意整数
      anyNumbers: {0} 为任意数
      leftOut.order: 略去的部分是 {0}
      leftOut.bound: 从 {0} 到 {1}，多项式与函数相差至多 {2}
      leftOut.unknown: 从 {0} 到 {1}，多项式与函数相差多少未能求出
      solutions.searched: 可能还有其他解：只在 -{0} 到 {0} 之间寻找过
      solutions.square: 这些是实部和虚部都在 -{0} 到 {0} 之间的所有解：此范围之外可能还有其他解
      solutions.nearby: 这些是 -{0} 到 {0} 之间的所有解：此范围之外至少还有 {1} 个解
      solutions.perhapsMore: 可能还有其他解：尚未证明这是全部
      unsolved: 没有找到对 {0} 求解的方法：可画出两边，看它们在何处相交
      wholeNumbers.unknown: {0} 为整数
      solutions.multiple: 重根：{0}
      solutions.inAll: 共 {0} 个
      solution.noneRational: 无解：没有有理数 {0} 满足此式
      solutions.realOnly: 这些是实数解：是否另有复数解未能判定
      solutions.curveBesides: 这些是实数解：复数解构成一条曲线，可用 solve(…; complex) 求出
      realNumbers: {0} 为任意实数
      solution.everySeveral: 所有数 {0} 都是解
      solution.definedSeveral: 使两边都有值的所有数 {0} 都是解
      provided: 条件：{0}；否则所输入的式子没有值
      provided.parts: 在 {0} 有值之处；否则所输入的式子没有值
      provided.both: 当 {0} 时两边都有值
      provided.left: 当 {0} 时两边都有值；{1} 时只有左边有值
      provided.right: 当 {0} 时两边都有值；{1} 时只有右边有值
      restricted: 仅当 {0}
      stored.values: 其中 {0}
      unfactored: 尚未证明这些因式不可再分：搜索会太久
      counterexample: 两者在此处不同：{0}
      printed.otherwise: ≈ 后面的数与结果不符：{0}
      noAlgebra: 这里没有适用的规则：请写一个由数、名称和有规则的函数组成的式子
      identity.undecided: 未能判定两者是否相同：可代入数值比较，或改用其他函数书写
      solve.standsAlone: 这些解不是已知数的列表：此时 solve 须独占一行
      solve.many: 解有无穷多个：请先截取有限个，例如 {0}
      solve.nothing: 没有可解的内容：请写出方程和未知数，例如 solve(x^2 = 2; x)
      solve.numbers: {0} 不在任何方程中：方程之后是未知数及其取值范围：{1}
      function.asked: {0} 已有定义，故按方程求解：要重新定义请先用 :forget {0}
      function.anew: {0} 原有的定义已被替换：要解方程请用 solve(…)
      step.add: 两边同加 {0}
      step.subtract: 两边同减 {0}
      step.multiply: 两边同乘 {0}
      step.divide: 两边同除以 {0}
      step.swap: 交换两边
      step.expand: 展开并合并同类项
      step.factor: 把左边写成乘积
      step.zeroProduct: 乘积为零当且仅当某个因式为零
      step.formula: 二次方程求根公式，a = {0}，b = {1}，c = {2}：判别式为 {3}
      step.negativeDiscriminant: 无解，因为判别式 {0} 为负
      step.squareRoot: 两边开平方：正负皆可
      step.evenRoot: 两边开 {0} 次方：正负皆可
      step.polar: 用模和辐角表示该数
      step.allRoots: 取全部 {0} 个根：模开方，辐角相差 1/{0} 周
      step.rootOfZero: 幂为零当且仅当底数为零
      step.oddRoot: 两边开 {0} 次方
      step.noRoot: 无解，因为偶次幂不为负
      step.undo: 两边消去 {0}
      step.branches: 取 {0} 为此值的所有数
      step.angles: 取 {0} 为此值的所有角：每隔 {1} 重复
      step.noValue: 无解，因为 {0} 从不取此值
      step.logarithm: 两边取以 {0} 为底的对数
      step.noLogarithm: 无解，因为正数的幂为正
      step.exponents: 同底的幂相等当且仅当指数相等
      step.combine: 合并对数：每个真数都为正
      step.arguments: 对数相等当且仅当真数相等且为正
      step.square: 两边平方：两边都不为负
      step.magnitudes: 绝对值相等当且仅当两数相等或互为相反数
      step.substitute: 用 {0} 表示 {1}
      step.restore: {0} 表示 {1}
      step.powers: 把各幂都用 {0} 表示
      step.squares: 替换 {0} 的平方：sin^2 + cos^2 = 1
      step.each: 每个方程各进一步
      step.drop: 舍去无解的方程
      step.check: 舍去不满足条件的
      step.simplify: 写成最简形式
      step.join: 合并为更短的周期
      step.identity: 对每个数两边都相同
      step.contradiction: 无解，因为两边是不同的数
      step.eliminate: 第二式变为 {1}：消去 {0}
      step.insert: 代入 {0} 的值
      step.redundant: 第二式与第一式相同
      step.parameter: {0} 不定：可为任意数
      step.solveFor: 由一个方程解出 {0}
      step.eliminateBelow: 下面各式减去第 {1} 式的倍数：消去 {0}
      step.trivial: 略去 0 = 0
      step.reorder: 按此顺序写出各方程
      step.divideTurning: 两边除以 {0}：因其为负，不等号反向
      step.distance: 绝对值表示数到 0 的距离
      step.together: 写成一个分式
      step.signs: 只有在因式为零处符号才会改变：在每个区间试一个数
      step.summarize: 合并写出各区间
      step.doubleSine: 二倍角的正弦：sin(2a) = 2 sin(a)·cos(a)
      step.doubleCosine: 二倍角的余弦：cos(2a) = 2 cos(a)^2 − 1
      step.oneSine: 把正弦和余弦合写成一个正弦：系数为 {0}，角加上 {1}
      step.cases: 分情况去掉绝对值符号：以各绝对值内式子的零点为界
      step.noSolution: 无解
      step.everyNumber: 任意数
      steps.none: 没有已知的逐步解法
      step.raise: 两边取 {0} 次方
      step.exponential: 对数就是指数：两边都作为 {0} 的指数
      step.reciprocal: 两边取倒数
      step.magnitudeItself: 绝对值等于该数本身当且仅当该数不为负
      step.equalSines: sin(a) = sin(b) 当且仅当 a = b 或 a = π − b，可相差整周
      step.equalCosines: cos(a) = cos(b) 当且仅当 a = b 或 a = −b，可相差整周
      step.otherSine: 写成另一个角的正弦
      step.otherCosine: 写成另一个角的余弦
      step.arcs: 求 {0} 取这些值的角的区间：每隔 {1} 重复
      step.solveEach: 解每个方程
      step.divideCase: 当 {0} 不为零时两边同除以它；为零时 {1} 消失
      step.keep: 满足条件
      step.logarithmTurning: 两边取以 {0} 为底的对数：因底数小于 1，不等号反向
      step.allValues: 恒成立：左边的所有值都如此
      step.noValues: 无解：左边没有这样的值
      step.rising: 两边都随其内的式子递增：对它们同样的不等式成立
      step.squareCases: 两边都不为负时平方；有一边为负时由符号判断
      step.doubleCosineBySine: 二倍角的余弦：cos(2a) = 1 − 2 sin(a)^2
      step.samePeriod: 都用同一周期写出
      step.plainFormula: 二次方程求根公式：判别式为 {0}
      lines.equivalent: 与第 {0} 行同解
      lines.identity: 对所有数都与第 {0} 行相同
      lines.identityProvided: 当 {1} 时与第 {0} 行相同；否则只有其中一个有值
      lines.loses: 丢失了解：{1} 满足第 {0} 行，而不满足此行
      lines.gains: 增加了解：{1} 满足此行，而不满足第 {0} 行
      lines.wrong: 错误：{1} 满足第 {0} 行而不满足此行；{2} 满足此行而不满足第 {0} 行
      lines.wrongExpression: 错误：当 {1} 时与第 {0} 行不同
      lines.wrongNumber: 错误：与第 {0} 行是不同的数
      lines.undecided: 未能判定此行是否与第 {0} 行相同
      lines.different: 无法与第 {0} 行比较：只有其中一行是方程
      lines.divided: 两边除以了可能为零的 {0}
      lines.multiplied: 两边乘了可能为零的 {0}
      lines.squared: 两边平方后符号消失了
      lines.unread: 这不是方程、不等式或表达式：请每行写一个
      lines.signs: 两边开方时根有正负两个：缺少 {0}
      lines.product: {0} 是一个名称：乘积写作 {1}
      lines.side: {0} 移到另一边时要变号
      lines.taken: {0} 不等于 {1}
      lines.summand: 每一项都要乘以 {0}，{1} 也要
      lines.turned: 两边除以负数时不等号要反向
      lines.signUnknown: 两边乘或除了可能为负的 {0}
      lines.crosswise: 交叉相乘应得 {0}
      lines.noValue: 在那里第 {0} 行的一边没有值
      """
    )
  }
}
