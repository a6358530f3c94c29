// The words of speech in simplified Chinese.

extension Term {
  static var chinese: Wording {
    Wording(
      """
      numbers: 零 一 二 三 四 五 六 七 八 九 十 十一 十二
      one: 一
      point: 点
      repeating: 循环{0}
      longNumber: {0}等等，共{1}位
      hexadecimal: 十六进制{0}
      binary: 二进制{0}
      parts: 二 三 四 五 六 七 八 九 十
      manyParts: 二 三 四 五 六 七 八 九 十
      share: {1}分之{0}
      deleted: 已删除{0}
      selected: 已选中{0}
      cleared: 已全部清除
      undone: 已撤销
      redone: 已重做
      copied: 已复制
      pasted: 已粘贴
      refused: 未粘贴
      ignored: 此处不可用
      more: 等等
      empty: 空
      start: {0}开头
      end: {0}末尾
      behind: 前面是
      leftBehind: {0}之后
      leftBefore: {0}之前
      formula: 算式
      numerator: 分子
      denominator: 分母
      exponent: 指数
      lower: 下标
      radicand: 被开方数
      index: 根指数
      absolute: 绝对值
      brackets: 括号
      repeatingDigits: 循环节
      nameFraction: 分数
      namePower: 指数
      nameLower: 下标
      nameSquareRoot: 根号
      nameRoot: 方根
      nameAbsolute: 绝对值
      nameGroup: 括号
      nameRepeating: 循环节
      nameFloor: 向下取整
      nameCeiling: 向上取整
      nameBase: 底数
      openFraction: 分数，分子
      openPower: 的指数，
      openLower: 下标
      openSquareRoot: 根号
      openRoot: 方根，根指数
      openAbsolute: 绝对值
      openGroup: 左括号
      openRepeating: 循环
      openFloor: 向下取整
      openCeiling: 向上取整
      closeFraction: 分数结束
      closePower: 指数结束
      closeLower: 下标结束
      closeSquareRoot: 根号结束
      closeRoot: 方根结束
      closeAbsolute: 绝对值结束
      closeGroup: 右括号
      closeRepeating: 循环结束
      closeFloor: 取整结束
      closeCeiling: 取整结束
      closeShort: 结束
      nextFraction: ，分母
      nextRoot: ，被开方数
      simpleFraction: {1}分之{0}
      squared: 的平方
      cubed: 的立方
      simplePower: 的{0}次方
      simpleLower: 下标{0}
      base: 以{1}为底的{0}
      simpleSquareRoot: 根号{0}
      cubeRoot: {0}的立方根
      simpleRoot: {1}的{0}次方根
      simpleAbsolute: {0}的绝对值
      simpleFloor: {0}向下取整
      simpleCeiling: {0}向上取整
      times: 乘
      negative: 负
      capital: 大写{0}
      percent: 百分之{0}
      call: {1}的{0}
      openCall: {0}
      separator: 和
      equals: 等于{0}
      named: {0}等于{1}
      about: 约{0}
      defined: 已定义{0}
      yes: 真
      no: 假
      place: 此处：{0}
      """
    )
  }

  static var chineseNames: Wording {
    Wording(
      """
      +: 加
      -: 减
      *: 乘
      =: 等于
      ≠: 不等于
      <: 小于
      ≤: 小于等于
      >: 大于
      ≥: 大于等于
      →: 存入
      (: 左括号
      ): 右括号
      !: 阶乘
      %: 百分号
      °: 度
      ′: 分
      ″: 秒
      ;: 分号
      .: 点
      π: 派
      α: 阿尔法
      β: 贝塔
      γ: 伽马
      δ: 德尔塔
      ε: 艾普西隆
      ζ: 泽塔
      η: 伊塔
      θ: 西塔
      ι: 约塔
      κ: 卡帕
      λ: 拉姆达
      μ: 缪
      ν: 纽
      ξ: 克西
      ο: 奥密克戎
      ρ: 柔
      ς: 西格马
      σ: 西格马
      τ: 陶
      υ: 宇普西隆
      φ: 斐
      χ: 希
      ψ: 普西
      ω: 欧米伽
      Ans: 上次结果
      sqrt: 平方根
      cbrt: 立方根
      root: 方根
      abs: 绝对值
      sign: 符号函数
      exp: 指数函数
      ln: 自然对数
      log: 对数
      log2: 以二为底的对数
      sin: 正弦
      cos: 余弦
      tan: 正切
      sec: 正割
      csc: 余割
      cot: 余切
      asin: 反正弦
      acos: 反余弦
      atan: 反正切
      sinh: 双曲正弦
      cosh: 双曲余弦
      tanh: 双曲正切
      asinh: 反双曲正弦
      acosh: 反双曲余弦
      atanh: 反双曲正切
      floor: 向下取整
      ceil: 向上取整
      round: 四舍五入
      trunc: 整数部分
      frac: 小数部分
      min: 最小值
      max: 最大值
      mod: 模
      gcd: 最大公约数
      lcm: 最小公倍数
      factorial: 阶乘
      nCr: 选
      nPr: 排列
      isPrime: 素数检验
      factor: 质因数分解
      """
    )
  }
}
