/** Sizes and insets in CSS pixels. */
export interface Device {
  title: string;
  width: number;
  height: number;
  /** Insets of the notch or camera at the top, and the gesture bar at the bottom. */
  safe: { top: number; bottom: number };
  /** Height of the on-screen keyboard. */
  keyboard: number;
}

export const devices = {
  small: { title: '320 × 568, small', width: 320, height: 568, safe: { top: 0, bottom: 0 }, keyboard: 240 },
  usual: { title: '360 × 800', width: 360, height: 800, safe: { top: 0, bottom: 0 }, keyboard: 300 },
  notch: { title: '390 × 844, notch', width: 390, height: 844, safe: { top: 47, bottom: 34 }, keyboard: 336 },
  tall: { title: '412 × 915, camera', width: 412, height: 915, safe: { top: 36, bottom: 24 }, keyboard: 320 },
} satisfies Record<string, Device>;

export type DeviceName = keyof typeof devices;
export const deviceNames = Object.keys(devices) as DeviceName[];
