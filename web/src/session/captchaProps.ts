/** What every captcha widget takes; a file of its own because `Captcha` loads the widgets, and both name it. */
export interface CaptchaProps {
  /** Gives the proof to send along, which is accepted once; undefined while there is none, or none any more. */
  onToken: (token: string | undefined) => void;
}
