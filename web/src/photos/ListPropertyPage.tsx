import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { PageHeading } from '../ui/PageHeading';
import { uploadPath } from './uploadTask';

const STEPS = [
  [
    'Tell us about it',
    'Write a plain text file: where it is, how many rooms, what they cost, how to reach you.',
  ],
  ['Show it', 'Add photos of the property and of each kind of room, as .jpg files.'],
  ['We answer', 'Our team reads what you sent and writes to the e-mail address of your account.'],
] as const;

/** How a property is listed, and the link to send files about it. */
export function ListPropertyPage() {
  const viewer = useViewer();
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}>
      <PageHeading title="List your property" />
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Do you run a hotel, a lodge or a few apartments? Send us what guests should know.
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
          {STEPS.map(([title, text], place) => (
            <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
              <Box sx={numberStyle} aria-hidden>
                {place + 1}
              </Box>
              <div>
                <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
                  {title}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              </div>
            </Box>
          ))}
        </Box>
        <Button
          component={Link}
          to={uploadPath('property')}
          variant="contained"
          color="secondary"
          size="large"
          sx={{ mt: 3.5 }}
        >
          Upload files
        </Button>
        {viewer ? (
          <Button component={Link} to={paths.myProperties()} size="large" sx={{ mt: 3.5, ml: { sm: 1.5 } }}>
            What you sent before
          </Button>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            You sign in first, so that we know whom to answer.
          </Typography>
        )}
      </Card>
    </Box>
  );
}

const numberStyle = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: 'primary.light',
  fontWeight: 600,
};
