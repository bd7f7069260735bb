/** Where the camera is. `two` shows who acts on whom, `object` things alone. */
export const shots = ['close', 'two', 'wide', 'above', 'behind', 'object'] as const
export type Shot = (typeof shots)[number]
