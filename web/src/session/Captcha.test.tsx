import { act, screen } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import type { CaptchaKind } from '../../test/operations.generated';
import { visit } from '../../test/visit';
import { Captcha } from './Captcha';

jest.mock('./captchaWidget', () => ({}));

const onToken = jest.fn();
beforeEach(() => onToken.mockReset());

const show = (kind: CaptchaKind, siteKey: string | null = 'site') =>
  visit({
    at: '/',
    routes: [
      {
        path: '/',
        element: (
          <form>
            <input aria-label="Email" />
            <Captcha onToken={onToken} />
          </form>
        ),
      },
    ],
    answers: captchaSettings(kind, siteKey),
  });

test('our own captcha starts when the form is used, provides its token, and solves again after it expires', async () => {
  await show('ALTCHA', null);
  const widget = await screen.findByText((_, element) => element?.tagName === 'ALTCHA-WIDGET');
  expect(widget).toHaveAttribute('challenge', '/captcha/challenge');
  expect(widget).toHaveAttribute('auto', 'onfocus');
  const verify = jest.fn();
  Object.assign(widget, { verify });
  const change = (detail: object) =>
    act(() => void widget.dispatchEvent(new CustomEvent('statechange', { detail })));
  change({ state: 'verifying', payload: null });
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  change({ state: 'expired', payload: null });
  expect(verify).not.toHaveBeenCalled();
  change({ state: 'verified', payload: 'proof' });
  expect(onToken).toHaveBeenLastCalledWith('proof');
  change({ state: 'expired', payload: null });
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('no captcha is shown if the settings ask for none', async () => {
  await show('NONE', null);
  expect(document.querySelector('altcha-widget, script[src]')).toBeNull();
});

test.each([
  ['RECAPTCHA', 'grecaptcha', 'https://www.google.com/recaptcha/api.js'],
  ['HCAPTCHA', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
  ['TURNSTILE', 'turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
] as const)(
  'the widget of %s is loaded from its site, and provides and clears its token',
  async (kind, global, address) => {
    await show(kind);
    const script = () => document.querySelector<HTMLScriptElement>(`script[src^="${address}?"]`);
    await act(async () => void script()!.dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());

    const render = jest.fn().mockReturnValue(1);
    const globals = window as unknown as Record<string, any>;
    globals[global] = { render };
    await act(async () => globals.staybookCaptchaReady());
    const [, options] = render.mock.calls[0];
    expect(options).toMatchObject({ sitekey: 'site', theme: 'light' });
    options.callback('proof');
    expect(onToken).toHaveBeenLastCalledWith('proof');
    options['expired-callback']();
    expect(onToken).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
