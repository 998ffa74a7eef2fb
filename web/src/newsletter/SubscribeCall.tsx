import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { emailProblem } from '../../../schema/accounts';
import { paths } from '../paths';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';

/** The call to subscribe at the end of the home page; the subscription page does the rest. */
export function SubscribeCall() {
  const id = useId();
  const navigate = useNavigate();
  const { bind, submit } = useForm({ email: emailProblem });
  const goOn = submit(async ({ email }) =>
    navigate(paths.subscription(), { state: { email: email.trim() } }),
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr minmax(0, 460px)' },
        gap: { xs: 2.5, md: 6 },
        alignItems: 'center',
        mt: { xs: 6, sm: 9 },
        p: { xs: 3, sm: 5 },
        borderRadius: '14px',
        bgcolor: 'primary.light',
        // quiet text is too quiet on this ground
        '& label': { color: 'text.primary' },
      }}
    >
      <Box>
        <Typography variant="h2" id={id}>
          Places worth a journey, by mail
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '52ch' }}>
          A few times a year we write about hotels worth finding. You can unsubscribe with one click.
        </Typography>
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={goOn}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
          gap: 1.5,
          alignItems: 'start',
        }}
      >
        <TextField label="Email" field={bind('email')} required type="email" autoComplete="email" />
        <Button type="submit" variant="contained" size="large" sx={{ mt: { sm: '23px' } }}>
          Subscribe
        </Button>
      </Box>
    </Box>
  );
}
