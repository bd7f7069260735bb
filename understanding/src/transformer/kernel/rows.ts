import {
  type Code,
  type Described,
  divide,
  f32,
  float,
  fold,
  forward,
  four,
  get,
  i32,
  isLess,
  loop,
  more,
  plus,
  set,
  squareRoot,
  sum,
  v128,
  whole,
} from './assembly.ts'

// Every function goes along a row of numbers, four at a time: the address of the row, then how long it is in bytes.
const [row, length] = [0, 1]

/** The code for each four numbers; `step` is how many bytes are gone forward each time. */
const along = (offset: number, body: Code, step = 16): Code => [
  ...set(offset, whole(0)),
  ...loop([...body, ...forward(offset, whole(step))], isLess(get(offset), get(length))),
]

const log2OfE = Math.LOG2E
/** Of 2 to the power of what is between nought and one, by the powers of it. */
const series = [1, Math.LN2, 0.2402265, 0.0555041, 0.0096181, 0.0013334, 0.000154]

/** The exponential of four numbers; `twos` and `rest` are locals. */
function exponential(of: Code, twos: number, rest: number): Code {
  const last = series.at(-1) ?? 0
  return [
    ...set(
      rest,
      four.multiply(four.most(four.least(of, four.floats(80)), four.floats(-80)), four.floats(log2OfE)),
    ),
    ...set(twos, four.floor(get(rest))),
    ...set(rest, four.subtract(get(rest), get(twos))),
    ...four.multiply(
      series
        .slice(0, -1)
        .reduceRight<Code>(
          (by, each) => four.add(four.multiply(by, get(rest)), four.floats(each)),
          four.floats(last),
        ),
      four.shiftLeft(four.addWhole(four.toWhole(get(twos)), four.wholes(127)), 23),
    ),
  ]
}

/** Whole products become numbers: less the shift, times scale and factor, and the bias added. */
function spread(finish: (value: Code) => Code): Described {
  const [products, scale, bias, factor, shift] = [2, 3, 4, 5, 6]
  const offset = 7
  const at = (start: number) => plus(get(start), get(offset))
  const value = four.add(
    four.multiply(
      four.toFloat(four.subtractWhole(four.load(at(products)), four.ofWhole(get(shift)))),
      four.multiply(four.load(at(scale)), four.ofFloat(get(factor))),
    ),
    four.load(at(bias)),
  )
  return {
    parameters: [i32, i32, i32, i32, i32, f32, i32],
    locals: [i32, v128, v128, v128],
    code: along(offset, four.store(at(row), finish(value))),
  }
}

export const put = spread((value) => value)
export const addTo = spread((value) => four.add(four.load(plus(get(row), get(7))), value))
/** GELU, by the logistic function of a cubic. */
export const putGelu = spread((value) => {
  const [x, twos, rest] = [8, 9, 10]
  const cubic = four.multiply(
    get(x),
    four.add(four.floats(-1.5957691), four.multiply(four.multiply(get(x), get(x)), four.floats(-0.0713548))),
  )
  return [...set(x, value), ...four.divide(get(x), four.add(four.floats(1), exponential(cubic, twos, rest)))]
})

/** The largest of a row without its sign. */
export const largest: Described = {
  parameters: [i32, i32],
  result: f32,
  locals: [i32, v128],
  code: [
    ...set(3, four.floats(1e-9)),
    ...along(2, set(3, four.most(get(3), four.size(four.load(plus(get(row), get(2))))))),
    ...fold(3, more, four.lane),
  ],
}

/** A row times a factor in bytes, and the sum of these bytes. */
export const toBytes: Described = {
  parameters: [i32, i32, i32, f32],
  result: i32,
  locals: [i32, v128, v128, v128, v128, v128],
  code: (() => {
    const [to, by, offset, all] = [2, 3, 4, 5]
    const parts = [6, 7, 8, 9]
    return [
      ...set(all, four.nought),
      ...along(
        offset,
        [
          ...parts.flatMap((part, at) => [
            ...set(
              part,
              four.toWhole(
                four.nearest(
                  four.multiply(four.load(plus(get(row), get(offset)), at * 16), four.ofFloat(get(by))),
                ),
              ),
            ),
            ...set(all, four.addWhole(get(all), get(part))),
          ]),
          ...four.store(get(to), four.toBytes(four.toShorts(get(6), get(7)), four.toShorts(get(8), get(9)))),
          ...forward(to, whole(16)),
        ],
        64,
      ),
      ...fold(all, plus, four.wholeLane),
    ]
  })(),
}

/** A row less its mean, by its spread, with a weight and a bias for each place. `count` is the length in numbers. */
export const normalise: Described = {
  parameters: [i32, i32, i32, i32, f32],
  locals: [i32, v128, f32, f32, v128],
  code: (() => {
    const [weight, bias, count, offset, all, mean, by, away] = [2, 3, 4, 5, 6, 7, 8, 9]
    const value = four.load(plus(get(row), get(offset)))
    const fromMean = four.subtract(value, four.ofFloat(get(mean)))
    return [
      ...set(all, four.nought),
      ...along(offset, set(all, four.add(get(all), value))),
      ...set(mean, divide(fold(all, sum, four.lane), get(count))),
      ...set(all, four.nought),
      ...along(offset, [
        ...set(away, fromMean),
        ...set(all, four.add(get(all), four.multiply(get(away), get(away)))),
      ]),
      ...set(
        by,
        divide(float(1), squareRoot(sum(divide(fold(all, sum, four.lane), get(count)), float(1e-12)))),
      ),
      ...along(
        offset,
        four.store(
          plus(get(row), get(offset)),
          four.add(
            four.multiply(
              four.multiply(fromMean, four.ofFloat(get(by))),
              four.load(plus(get(weight), get(offset))),
            ),
            four.load(plus(get(bias), get(offset))),
          ),
        ),
      ),
    ]
  })(),
}

/** A row times a factor, as shares of one: what is far below nought has none. */
export const softmax: Described = {
  parameters: [i32, i32, f32],
  locals: [i32, v128, v128, v128, v128, f32],
  code: (() => {
    const [by, offset, all, value, twos, rest, most] = [2, 3, 4, 5, 6, 7, 8]
    const at = plus(get(row), get(offset))
    return [
      ...set(all, four.floats(-1e30)),
      ...along(offset, set(all, four.most(get(all), four.load(at)))),
      ...set(most, fold(all, more, four.lane)),
      ...set(all, four.nought),
      ...along(offset, [
        ...set(
          value,
          exponential(
            four.multiply(four.subtract(four.load(at), four.ofFloat(get(most))), four.ofFloat(get(by))),
            twos,
            rest,
          ),
        ),
        ...four.store(at, get(value)),
        ...set(all, four.add(get(all), get(value))),
      ]),
      ...set(most, divide(float(1), fold(all, sum, four.lane))),
      ...along(offset, four.store(at, four.multiply(four.load(at), four.ofFloat(get(most))))),
    ]
  })(),
}
