import { useEffect, useEffectEvent, useRef } from 'react';
import type { CaptchaProps } from './captchaProps';
import './captchaWidget';
import { currentLanguage } from '../../../schema/language';
import styles from './OwnCaptcha.module.css';

type Widget = HTMLElementTagNameMap['altcha-widget'];
type Change = CustomEvent<{ state: string; payload?: string | null }>;

const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 0 });

/** Our own captcha: the device solves a sum while the form is filled in, and solves another one when the first expires. */
export function OwnCaptcha({ onToken }: CaptchaProps) {
  const container = useRef<HTMLDivElement>(null);
  const setToken = useEffectEvent(onToken);
  useEffect(() => {
    const widget: Widget = document.createElement('altcha-widget');
    const inUse = container.current?.closest('form')?.contains(document.activeElement);
    const attributes = {
      challenge: '/captcha/challenge',
      auto: inUse ? 'onload' : 'onfocus',
      language: currentLanguage(),
      configuration,
    };
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
    let isSolved = false;
    widget.addEventListener('statechange', (event) => {
      const { state, payload } = (event as Change).detail;
      setToken(state === 'verified' ? (payload ?? undefined) : undefined);
      // a device whose clock is ahead reports a sum as expired while it is still being solved; the sum is still valid
      if (state === 'expired' && isSolved) void widget.verify();
      isSolved = state === 'verified';
    });
    container.current?.append(widget);
    return () => widget.remove();
  }, []);
  return <div ref={container} className={styles.container} />;
}
