import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { PageHeading } from '../ui/PageHeading';
import { useSignOutMutation } from './Session.generated';
import { useSession } from './SessionProvider';

/** How long 'You are logged out' can be read before the way leads on to /login. */
const READING_TIME = 2500;

/** Ends the session, says so, and leads on to /login. */
export function LogoutPage() {
  const { session } = useSession();
  const [signOut] = useSignOutMutation({ context: { withoutSession: true, inPlace: true } });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = paths.login(query.get('next') ?? undefined);

  useEffect(() => {
    const end = async () => {
      // the person leaves this page signed out even where the server cannot be reached
      await signOut().catch(() => undefined);
      session.endEverywhere();
    };
    void end();
    const timer = setTimeout(() => void navigate(login, { replace: true }), READING_TIME);
    return () => clearTimeout(timer);
  }, [session, signOut, navigate, login]);

  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', px: 2, py: { xs: 6, sm: 10 }, textAlign: 'center' }}>
      <PageHeading title="You are logged out" />
      <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 3 }}>
        {query.has('next')
          ? 'Sign in to see your results.'
          : 'See you soon. You can sign in again at any time.'}
      </Typography>
      <Button component={Link} to={login} replace variant="contained">
        Sign in
      </Button>
    </Box>
  );
}
