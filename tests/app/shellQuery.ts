export const shellQuery =
  'appVersion=3.4.1&deviceName=Pixel&deviceId=d-1&osVersion=14&sessionId=s-1&adId=a-1&market=1&building=b-1&gather=g-1&swift=w-1&eyes=e-1';
