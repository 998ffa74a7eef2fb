import { useEffect, useEffectEvent, useRef } from 'react';
import Box from '@mui/material/Box';
import type { CaptchaProps } from './captchaProps';
import './captchaWidget';

type Widget = HTMLElementTagNameMap['altcha-widget'];
type Change = CustomEvent<{ state: string; payload?: string | null }>;

const color = (name: string): string => `var(--mui-palette-${name})`;

/** The widget speaks of its colours at the root; what it derives from them there is said again here. */
const looks = {
  '--altcha-max-width': '100%',
  '--altcha-border-radius': '10px',
  '--altcha-padding': '12px 14px',
  '--altcha-border-color': color('divider'),
  '--altcha-popover-color': color('divider'),
  '--altcha-color-base': color('background-paper'),
  '--altcha-color-base-content': color('text-primary'),
  '--altcha-color-neutral': color('divider'),
  '--altcha-color-neutral-content': color('text-secondary'),
  '--altcha-color-primary': color('primary-main'),
  '--altcha-color-primary-content': color('primary-contrastText'),
  '--altcha-color-success': color('primary-main'),
  '--altcha-color-success-content': color('primary-contrastText'),
  '--altcha-color-error': color('error-main'),
  '--altcha-color-error-content': color('error-contrastText'),
  '--altcha-checkbox-border-color': color('text-secondary'),
  '--altcha-checkbox-outline-color': color('primary-main'),
  '--altcha-input-background-color': color('background-paper'),
  '--altcha-input-color': color('text-primary'),
  '--altcha-spinner-color': color('text-primary'),
  '--altcha-transition-duration': '0.16s',
  '--altcha-checkbox-transition-duration': '0.16s',
};

const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 0 });

/** Our own captcha: this machine works out a sum while the form is filled in, and once more when that got old. */
export function OwnCaptcha({ onToken }: CaptchaProps) {
  const place = useRef<HTMLElement>(null);
  const give = useEffectEvent(onToken);
  useEffect(() => {
    const widget: Widget = document.createElement('altcha-widget');
    const inUse = place.current?.closest('form')?.contains(document.activeElement);
    const attributes = { challenge: '/captcha/challenge', auto: inUse ? 'onload' : 'onfocus', configuration };
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
    let isSolved = false;
    widget.addEventListener('statechange', (event) => {
      const { state, payload } = (event as Change).detail;
      give(state === 'verified' ? (payload ?? undefined) : undefined);
      // a clock that is ahead calls a sum expired while it is still worked out: it is good all the same
      if (state === 'expired' && isSolved) void widget.verify();
      isSolved = state === 'verified';
    });
    place.current?.append(widget);
    return () => widget.remove();
  }, []);
  return <Box ref={place} sx={{ ...looks, fontSize: '0.9375rem' }} />;
}
