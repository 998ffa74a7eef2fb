import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../ui/PageHeading';
import { LoginForm } from './LoginForm';
import { returnPath } from './returnPath';
import { useViewer } from './SessionProvider';

/** The door: once somebody is signed in, on to where they were going. */
export function LoginPage() {
  const viewer = useViewer();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const next = returnPath(query.get('next') ?? (state as { from?: string } | null)?.from);

  if (viewer) return <Navigate to={next} replace />;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}>
      <PageHeading title="Sign in" />
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        {next === '/' ? 'Welcome back.' : 'Sign in, and you go on where you were.'}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <LoginForm />
      </Card>
    </Box>
  );
}
