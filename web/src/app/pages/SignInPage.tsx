import { lazyPart } from '../../apollo/lazyPart';
import { LoginPage } from '../../session/LoginPage';

const TeamStart = lazyPart(async () => (await import('../../admin/duties/TeamStart')).TeamStart);

/** The sign-in, after which members of hotels' teams are at their work. */
export const SignInPage = () => <LoginPage TeamStart={TeamStart} />;
