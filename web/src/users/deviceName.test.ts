import { deviceName } from './deviceName';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0 Safari/537.36 Edg/149.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1 Version/26.1 Safari/605.1',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) CriOS/149.0 Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) Version/26.1 Safari/604.1', 'Safari on iPad'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/149.0 Safari/537.36 OPR/120.0', 'Opera on ChromeOS'],
  ['Dart/3.9 (dart:io) Linux', 'App on Linux'],
  ['curl/8.11', 'Unknown app'],
  ['', 'Unknown app'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
