// LoginPage, LoginForm
export const signIn = 'Sign in';
export const welcomeBack = 'Welcome back.';
export const signInToPickUp = 'Sign in to pick up where you left off.';
export const signInToBook =
  'Sign in to book, or <link>look at the {hotels} in {city}</link> without an account.';
export const hotelsOfCity = 'hotels';
export const forgotPasswordLink = 'Forgot password?';
export const createAccount = 'Create an account';
export const username = 'Username';
export const enterUsername = 'Enter your username.';
export const password = 'Password';
export const enterPassword = 'Enter your password.';
export const trustDevice = 'Trust this device';
export const trustDeviceHint = 'Stay signed in here after you close the browser.';

// LogoutPage
export const signingOut = 'Signing out';
export const loggedOut = 'You are logged out';
export const seeYouSoon = 'See you soon. You can sign in again at any time.';
export const sessionNotEnded = 'Your session has not ended yet';
export const sessionNotEndedReason =
  'This page no longer shows your account, but we couldn’t reach Staybook to end your session. Your browser keeps trying.';
export const sessionNotEndedAdvice =
  'Until then, other people who use this device may be able to get into your account. Keep this page open until it says that you are logged out, or delete this site’s cookies in your browser settings.';

// RegisterPage
export const signUp = 'Sign up';
export const signUpIntro = 'One account to book, change and find your stays.';
export const haveAccount = 'Already have an account? <link>Sign in</link>';
export const name = 'Name';
export const nameHint = 'As it should appear on your bookings.';
export const email = 'Email';
export const emailHint = 'We’ll send a code to confirm it.';
export const signUpButton = 'Sign Up';
export const usernameTaken = 'This username is already taken. Choose another one.';

// NewPasswordFields
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';

// EmailVerificationPage
export const confirmEmail = 'Confirm your email';
export const codeSentTo =
  'We sent a {digits}-digit code to {email}. It expires in {minutes, plural, one {# minute} other {# minutes}}.';
export const codeSent =
  'We sent a {digits}-digit code to your email address. It expires in {minutes, plural, one {# minute} other {# minutes}}.';
export const code = 'Code';
export const codeHint = 'Can’t find the email? Check your spam folder.';
export const enterCode = 'Enter all {digits} digits of the code.';
export const continueWithCode = 'Continue';
export const accountReady =
  'Your email address is confirmed and your account is ready. Sign in to get started.';
export const usernameTakenMeanwhile = 'Someone else has taken this username.';
export const signUpWithAnotherUsername = 'Sign up with another username';

// SendCodeAgain
export const sendNewCode = 'Send a new code';
export const sendNewCodeIn = 'Send a new code in {time}';

// ForgotPasswordPage
export const forgotPassword = 'Forgot your password?';
export const forgotPasswordIntro =
  'Enter the email address of your account. We’ll send you a link to choose a new password.';
export const emailChangedHint = 'Has your email address changed? Please contact Customer Service.';
export const sendLink = 'Send link';
export const linkSent =
  'We sent an email to {email}. The link in it expires in {minutes, plural, one {# minute} other {# minutes}}.';
export const backToAccount = 'Back to my account';
export const backToSignIn = 'Back to sign in';

// ResetPasswordPage
export const chooseNewPassword = 'Choose a new password';
export const chooseNewPasswordIntro = 'It takes effect immediately. You’ll be signed out on all devices.';
export const setNewPassword = 'Set new password';
export const linkExpired = 'This link no longer works';
export const passwordUnchanged = '{reason} Your password has not changed.';
export const sendNewLink = 'Send me a new link';

// OwnCaptcha, in place of the words of its library
export const notRobot = 'I’m not a robot';
export const captchaLoading = 'Loading...';
export const captchaVerifying = 'Verifying...';
export const captchaVerified = 'Verified';
export const captchaExpired = 'Verification expired. Try again.';
export const captchaFailed = 'Verification failed. Try again later.';
export const captchaWait = 'Verifying... please wait.';

// useCaptcha, ProviderCaptcha
export const confirmNotRobot = 'Confirm that you are not a robot';
export const captchaNotLoaded =
  'The robot check could not be loaded. Check your connection, and whether a browser extension blocks it.';
