import { useEffect, useEffectEvent, useRef } from 'react';
import type { CaptchaProps } from './captchaProps';
import './captchaWidget';
import styles from './OwnCaptcha.module.css';

type Widget = HTMLElementTagNameMap['altcha-widget'];
type Change = CustomEvent<{ state: string; payload?: string | null }>;

const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 0 });

/** Our own captcha: this machine works out a sum while the form is filled in, and once more when that got old. */
export function OwnCaptcha({ onToken }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
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
  return <div ref={place} className={styles.place} />;
}
