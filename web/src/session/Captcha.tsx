import { lazy, Suspense, type CSSProperties } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { useCaptchaSettingsQuery } from './Captcha.generated';
import type { CaptchaProps } from './captchaProps';
import styles from './Captcha.module.css';

const OwnCaptcha = lazy(() => import('./OwnCaptcha').then((file) => ({ default: file.OwnCaptcha })));
const ProviderCaptcha = lazy(() =>
  import('./ProviderCaptcha').then((file) => ({ default: file.ProviderCaptcha })),
);

/** The height of each widget in pixels, reserved so that nothing moves when the widget loads. */
const HEIGHTS = { ALTCHA: 48, TURNSTILE: 65, RECAPTCHA: 78, HCAPTCHA: 78, NONE: 0 };

/** The captcha that the settings choose. Another `key` starts a new one. */
export function Captcha({ onToken }: CaptchaProps) {
  const { data } = useCaptchaSettingsQuery({ context: onErrorPage });
  const captcha = data?.settings.captcha;
  const kind = captcha?.kind ?? 'ALTCHA';
  return (
    <div className={styles.container} style={{ '--height': `${HEIGHTS[kind]}px` } as CSSProperties}>
      <Suspense>
        {captcha?.kind === 'ALTCHA' && <OwnCaptcha onToken={onToken} />}
        {captcha?.siteKey && kind !== 'ALTCHA' && kind !== 'NONE' && (
          <ProviderCaptcha kind={kind} siteKey={captcha.siteKey} onToken={onToken} />
        )}
      </Suspense>
    </div>
  );
}
