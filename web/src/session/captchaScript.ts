interface Options {
  sitekey: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** The interface that all three providers share; reCAPTCHA cannot remove what it rendered. */
interface Provider {
  render: (container: HTMLElement, options: Options) => string | number;
  remove?: (id: string | number) => void;
}

const PROVIDERS = {
  RECAPTCHA: { global: 'grecaptcha', script: 'https://www.google.com/recaptcha/api.js' },
  HCAPTCHA: { global: 'hcaptcha', script: 'https://js.hcaptcha.com/1/api.js' },
  TURNSTILE: { global: 'turnstile', script: 'https://challenges.cloudflare.com/turnstile/v0/api.js' },
};
export type ProviderKind = keyof typeof PROVIDERS;

/** The name of the function that the provider calls when its script is ready to render. */
const READY = 'staybookCaptchaReady';
const loading = new Map<ProviderKind, Promise<Provider>>();

/** Loads the provider's script once. After a failure the next call loads it again. */
export function loadCaptcha(kind: ProviderKind): Promise<Provider> {
  const known = loading.get(kind);
  if (known) return known;
  const globals = window as unknown as Record<string, unknown>;
  const { global, script } = PROVIDERS[kind];
  const loaded = new Promise<Provider>((resolve, reject) => {
    globals[READY] = () => resolve(globals[global] as Provider);
    const element = document.createElement('script');
    element.src = `${script}?render=explicit&onload=${READY}`;
    element.async = true;
    element.onerror = () => {
      element.remove();
      loading.delete(kind);
      reject(new Error(`${script} could not be loaded`));
    };
    document.head.append(element);
  });
  loading.set(kind, loaded);
  return loaded;
}
