export * from './session.ts';
export * from './shrink.ts';
export * from './usage.ts';
