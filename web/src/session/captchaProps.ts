/** The props of every captcha widget, in a file of their own because `Captcha` loads the widgets lazily. */
export interface CaptchaProps {
  /** Receives the proof to send with the form, which the server accepts once; undefined if there is none or it expired. */
  onToken: (token: string | undefined) => void;
}
