/** Who wrote texts that no rule was written from. */
export const hands = ['thumbs', 'grandmother', 'second-language', 'planner'] as const
