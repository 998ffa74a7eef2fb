import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  onToken: (token: string | undefined) => void;
}

/** Our own captcha: this machine works out a sum, while the form is filled in. */
export function Captcha({ onToken }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const give = useEffectEvent(onToken);
  useEffect(() => {
    void import('./captchaWidget');
    const widget = document.createElement('altcha-widget');
    for (const [name, value] of Object.entries({ challenge: '/captcha/challenge', auto: 'onload' }))
      widget.setAttribute(name, value);
    widget.addEventListener('statechange', (event) =>
      give((event as CustomEvent<{ payload?: string | null }>).detail.payload ?? undefined),
    );
    place.current?.append(widget);
    return () => widget.remove();
  }, []);
  return <div ref={place} />;
}
