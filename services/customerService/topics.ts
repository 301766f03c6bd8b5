/** The most frequent questions, in the order on the screen. */
export const topics = ['pay', 'missing', 'late', 'account', 'rights', 'memory'] as const;
export type Topic = (typeof topics)[number];
