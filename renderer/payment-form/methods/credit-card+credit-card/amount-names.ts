/** Names of the two amounts, in the order of the entries. */
export const amountNames = ['amount', 'card2.amount'] as const;
