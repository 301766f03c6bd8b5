/** Seeded random decisions. Two dice with the same seed and purpose give the same results. */
export interface Dice {
  roll(): number;
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  /** @throws when there is nothing to choose from. */
  pick<Item>(items: readonly Item[]): Item;
  weigh<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
}

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

export const diceOf = (seed: number, purpose: string): Dice => {
  let state = (hashOf(purpose) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
  // mulberry32
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const dice: Dice = {
    roll,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    chance: (probability) => roll() < probability,
    pick: (items) => dice.weigh(items.map((item) => [1, item] as const)),
    weigh: (items) => {
      let left = roll() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      const last = items.at(-1);
      if (!last) throw new Error('There is nothing to choose from');
      return last[1];
    },
  };
  return dice;
};
