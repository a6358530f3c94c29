// The meanings of functions and constants in Chinese.

extension Meaning {
  static var chinese: Wording {
    Wording(
      """
      sqrt: 平方根，被开方数不小于 0
      cbrt: 立方根
      root: n 次方根；奇次方根也适用于负数
      abs: 绝对值；也可用竖线
      sign: −1、0 或 1
      exp: e 的 x 次方
      ln: 自然对数，真数为正
      log: 以 10 为底或指定底数的对数：log(8; 2) 等于 3
      log2: 以 2 为底的对数
      sin: 正弦
      cos: 余弦
      tan: 正切
      sec: 余弦的倒数
      csc: 正弦的倒数
      cot: 正切的倒数
      asin: 正弦为 x 的角，x 从 −1 到 1
      acos: 余弦为 x 的角，x 从 −1 到 1
      atan: 正切为 x 的角
      sinh: 双曲正弦
      cosh: 双曲余弦
      tanh: 双曲正切
      asinh: 反双曲正弦
      acosh: 反双曲余弦，x 不小于 1
      atanh: 反双曲正切，x 在 −1 与 1 之间
      floor: 不大于 x 的最大整数
      ceil: 不小于 x 的最小整数
      round: 最接近的整数，一半时远离 0
      trunc: 去掉小数部分
      frac: 小数部分，符号同 x
      min: 参数中最小的
      max: 参数中最大的
      mod: 余数，符号同 y；也写作 x mod y
      gcd: 整数的最大公约数
      lcm: 整数的最小公倍数
      sum: 列表或数列的和
      product: 列表或数列的积
      seq: 数列各项的值组成的列表
      element: 列表的第 n 个元素，从 1 数起，或一段范围的元素
      dot: 两个向量的点积：dot([1; 2]; [3; 4]) 是 11
      cross: 两个三维向量的叉积
      norm: 向量的长度；也可写 abs(v)
      factorial: 1·2·…·n；也写作 n!
      nCr: 从 n 个中取 r 个的方法数；也写作 n nCr r
      nPr: 从 n 个中取 r 个排列的方法数；也写作 n nPr r
      isPrime: 整数是否为素数
      factor: 整数或分数的质因数分解
      divisors: 非零整数的正约数列表
      totient: 从 1 到 n 与 n 互质的数的个数
      nextPrime: 大于整数的最小素数，经过证明
      prevPrime: 小于整数的最大素数，经过证明
      nthPrime: 第 n 个素数，第一个是 2
      primePi: 不超过整数的素数个数
      fib: 斐波那契数，也适用于负整数
      randint: 从 a 到 b 的随机整数，机会均等
      powmod: aⁿ 除以 m 的余数，符号与 m 相同，n 可任意大；n 为负时取逆元的幂
      bernoulli: 伯努利数 Bₙ，精确；B₁ 为 −1/2
      zeta: 除 1 以外整数处的 zeta 函数：偶数处和 1 以下为精确值
      and: 两个整数都有的位，或两个命题是否都成立；也可写 m and n、m & n
      or: 至少一个整数有的位，或是否有命题成立；也可写 m or n
      xor: 恰好一个整数有的位，或是否恰有一个命题成立；也可写 m xor n
      shl: m·2ⁿ；也可写 m shl n、m << n
      shr: m/2ⁿ，向下取整；也可写 m shr n、m >> n
      not: 每一位取反，−n − 1，或命题的否定；也可写 not n
      erf: 误差函数，2/√π 乘以 e^(−t²) 从 0 到 x 的积分
      erfc: 1 减误差函数，很小时各位数字也正确
      gamma: 伽马函数：整数为 (x − 1)!，奇数的一半含 √π
      asec: 正割为 x 的角：acos(1/x)
      acsc: 余割为 x 的角：asin(1/x)
      acot: 余切为 x 的角，acos(0) - atan(x)：大于 0 且小于半圈，按 ISO 80000-2
      atan2: 点 (x, y) 的角，大于负半圈、不大于半圈；在 (0, 0) 处无定义
      sind: 按度计算的正弦，任何角度单位下都是 sin(x°)
      cosd: 按度计算的余弦：cos(x°)
      tand: 按度计算的正切：tan(x°)
      sech: 双曲余弦的倒数：1/cosh(x)
      csch: 双曲正弦的倒数：1/sinh(x)
      coth: 双曲余弦除以双曲正弦：cosh(x)/sinh(x)
      asech: sech 的反函数：acosh(1/x)
      acsch: csch 的反函数：asinh(1/x)
      acoth: coth 的反函数：atanh(1/x)
      hypot: 斜边：sqrt(x^2 + y^2)
      nthroot: x 的 n 次方根：root(n; x)
      clamp: 把 x 限制在 a 与 b 之间：max(a; min(x; b))
      pow: 乘方：x^y
      expm1: e 的 x 次方减 1：exp(x) - 1
      log1p: 加 1 后的自然对数：ln(1 + x)
      exp2: 2 的 x 次方：2^x
      exp10: 10 的 x 次方：10^x
      div: 整商，向下取整：floor(x/y)，与 mod 相配
      quot: 整商，向 0 取整：trunc(x/y)，与 rem 相配
      rem: 余数，符号同 x：x - y*trunc(x/y)
      percentchange: 相对旧值的变化，(new - old)/old：1/4 就是 25%
      markup: 利润占成本的比例：(price - cost)/cost
      margin: 利润占售价的比例：(price - cost)/price
      compound: 本金 P 按每期利率 r 经 n 期的本利和，P*(1 + r)^n
      re: 复数的实部
      im: 复数的虚部
      arg: 复数的辐角，大于负半圈，不超过半圈
      conj: 共轭：虚部变号
      cis: 辐角为 x、绝对值为 1 的数：cos(x) + i*sin(x)
      polar: 把给定的数写成模与辐角
      expand: 把式子展开为和
      simplify: 式子的最简写法
      together: 把式子通分为一个分式
      apart: 把有理分式分解为部分分式之和
      collect: 按某个名称的幂合并同类项
      substitute: 用其他式子代替名称
      coefficients: 多项式的系数，从最高次起
      degree: 多项式的次数
      diff: 函数对一个名称的导数，或依次对多个名称求导；写 x = a 时为该处的 n 阶导数值
      integral: 函数在范围内的定积分：数字经过证明，位数不限；没有范围时是原函数
      taylor: 函数在 x = a 处到 n 次幂的泰勒多项式，在极点处含负幂；只写 x 时在 0 处
      lim: 极限：函数在某数旁（一侧或两侧）或在无穷远处趋近的值
      isEqual: 两个式子在都有值处是否相同
      mean: 平均数：总和除以个数
      median: 中位数：居中的数，或居中两数的平均
      variance: 样本方差：与平均数之差的平方和除以 n - 1
      stdev: 样本标准差：sqrt(variance)
      stdevp: 总体标准差：除以 n 而不是 n - 1
      sort: 按从小到大排列
      solve: 使方程成立的所有数；x 之后的 complex、integer 或 x = 0..5 指明范围
      zero: 范围内使函数为零的唯一的数，精确：可得任意多位数字
      roots: 多项式的所有根，包括复数根，各按重数计
      isMember: 一个数是否在列表或解集中，即 x ∈ S
      count: 列表的元素个数，或解的个数
      pi: 弧度制的半圈：圆的周长与直径之比
      e: 自然对数的底
      phi: 黄金比例，(1 + √5)/2
      tau: 弧度制的一圈，2π
      true: 成立
      false: 不成立
      eulergamma: 欧拉常数：1 + 1/2 + … + 1/n − ln(n) 的极限
      rand: 从 0 到 1（不含 1）的随机数，每次不同
      i: 虚数单位：i^2 等于 -1
      physc: 光速，单位 m/s
      physh: 普朗克常数，单位 J·s
      physhbar: 约化普朗克常数，单位 J·s
      physe: 元电荷，单位 C
      physk: 玻尔兹曼常数，单位 J/K
      physNA: 阿伏伽德罗常数，单位 1/mol
      physR: 摩尔气体常数，单位 J/(mol·K)
      physF: 法拉第常数，单位 C/mol
      physsigma: 斯特藩–玻尔兹曼常数，单位 W/(m²·K⁴)
      physg: 标准重力加速度，单位 m/s²
      physatm: 标准大气压，单位 Pa
      """
    )
  }
}
