/** The small actions under the title stand in one row: on a phone each word is below its icon. */
export const actionLook =
  'flex-col gap-0.5! px-3! py-1.5! text-[0.9375rem] sm:flex-row sm:gap-1.5! sm:px-4! sm:text-[1.0625rem]'
