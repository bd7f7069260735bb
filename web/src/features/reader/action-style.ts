/** The actions under the title form one row; on phones each label is below its icon. */
export const actionStyle =
  'flex-col gap-0.5! px-3! max-[22rem]:px-1! py-1.5! text-[0.9375rem] sm:flex-row sm:gap-1.5! sm:px-4! sm:text-[1.0625rem] lg:px-3!'
