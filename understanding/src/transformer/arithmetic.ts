const powers = Float64Array.from({ length: 1025 }, (_, at) => 2 ** -at)

/**
 * The exponential of a number that is not above nought, the same on every machine: `Math.exp` may differ in the last place between
 * processors, sums and products do not.
 */
export function exponential(value: number): number {
  const twos = value * Math.LOG2E
  const whole = Math.floor(twos)
  if (whole < -126) return 0
  const rest = (twos - whole) * Math.LN2
  return (
    (powers[-whole] ?? 0) *
    (1 +
      rest *
        (1 +
          rest *
            (1 / 2 +
              rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest * (1 / 720 + rest * (1 / 5040))))))))
  )
}
