import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { useAppearance } from '../kit/useAppearance';
import type { CaptchaProps } from './captchaProps';
import { loadCaptcha, type ProviderKind } from './captchaScript';

interface Props extends CaptchaProps {
  kind: ProviderKind;
  siteKey: string;
}

/** The widget of a captcha provider, loaded from the provider when a form first shows it. */
export function ProviderCaptcha({ kind, siteKey, onToken }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const give = useEffectEvent(onToken);
  const theme = useAppearance();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();

  useEffect(() => {
    const box = document.createElement('div');
    place.current?.append(box);
    let close = () => box.remove();
    let left = false;
    loadCaptcha(kind).then(
      (provider) => {
        if (left) return;
        const none = () => give(undefined);
        const id = provider.render(box, {
          sitekey: siteKey,
          theme,
          callback: (token) => give(token),
          'expired-callback': none,
          'error-callback': none,
        });
        close = () => {
          provider.remove?.(id);
          box.remove();
        };
      },
      () => !left && setFailedTry(tries),
    );
    return () => {
      left = true;
      close();
    };
  }, [kind, siteKey, theme, tries]);

  return (
    <>
      {failedTry === tries && (
        <Notice kind="error">
          The check that you are not a robot could not be loaded. Look whether you are online, or whether
          something blocks it.{' '}
          <Button size="small" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </Notice>
      )}
      <div ref={place} />
    </>
  );
}
