import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { tryAgain } from '../kit/texts';
import { useAppearance } from '../kit/useAppearance';
import type { CaptchaProps } from './captchaProps';
import { loadCaptcha, type ProviderKind } from './captchaScript';
import { captchaNotLoaded } from './texts';

interface Props extends CaptchaProps {
  kind: ProviderKind;
  siteKey: string;
}

/** The widget of a captcha provider, loaded from the provider when a form first shows it. */
export function ProviderCaptcha({ kind, siteKey, onToken }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const setToken = useEffectEvent(onToken);
  const theme = useAppearance();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();

  useEffect(() => {
    const box = document.createElement('div');
    container.current?.append(box);
    let close = () => box.remove();
    let isUnmounted = false;
    loadCaptcha(kind).then(
      (provider) => {
        if (isUnmounted) return;
        const clearToken = () => setToken(undefined);
        const id = provider.render(box, {
          sitekey: siteKey,
          theme,
          callback: (token) => setToken(token),
          'expired-callback': clearToken,
          'error-callback': clearToken,
        });
        close = () => {
          provider.remove?.(id);
          box.remove();
        };
      },
      () => !isUnmounted && setFailedTry(tries),
    );
    return () => {
      isUnmounted = true;
      close();
    };
  }, [kind, siteKey, theme, tries]);

  return (
    <>
      {failedTry === tries && (
        <Notice kind="error">
          {captchaNotLoaded}{' '}
          <Button size="small" onClick={() => setTries(tries + 1)}>
            {tryAgain}
          </Button>
        </Notice>
      )}
      <div ref={container} />
    </>
  );
}
