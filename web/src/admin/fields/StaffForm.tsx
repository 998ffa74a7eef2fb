import type { FormEventHandler, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../kit/PageHeading';

interface Props {
  title: string;
  /** One sentence about the purpose or effect of the form. */
  intro: ReactNode;
  /** News about the record, above the form. */
  notice?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form's buttons. */
  actions: ReactNode;
  /** What stands beside the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A page with a long form: sections one below the other, each with its title beside its fields where there is room. The
 * buttons stay in sight.
 */
export function StaffForm({ title, intro, notice, onSubmit, actions, aside, children }: Props) {
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title={title} />
      <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, mb: 3, maxWidth: '68ch' }}>
        {intro}
      </Typography>
      <Box sx={{ mb: 3, maxWidth: 640, '&:empty': { display: 'none' } }}>{notice}</Box>
      <Card component="form" noValidate onSubmit={onSubmit} sx={cardStyle}>
        {children}
        <Box sx={actionsStyle}>
          <Box sx={asideStyle}>{aside}</Box>
          <Box sx={{ display: 'grid', gap: 1.5, width: { xs: '100%', sm: 320 } }}>{actions}</Box>
        </Box>
      </Card>
    </Box>
  );
}

interface SectionProps {
  title: string;
  /** The purpose of the section's fields. */
  text?: string;
  children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ title, text, children }: SectionProps) {
  return (
    <Box component="fieldset" sx={sectionStyle}>
      <Box component="legend" sx={{ display: 'contents' }}>
        <Box component="span" sx={{ fontWeight: 600, '& > span': noteStyle }}>
          {title}
          {text && <span>{text}</span>}
        </Box>
      </Box>
      <Box sx={fieldsStyle}>{children}</Box>
    </Box>
  );
}

/** A field as wide as its section. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
);

const cardStyle = { containerType: 'inline-size', display: 'grid', overflow: 'visible' };
const actionsStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: { xs: 0, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 var(--radius-card) var(--radius-card)',
  bgcolor: 'background.paper',
};
const asideStyle = { flex: 1, minWidth: 0, '&:has(p)': { mb: { xs: 1, sm: 0 } } };
const sectionStyle = {
  m: 0,
  p: { xs: 2, sm: 3 },
  border: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { '@760': '208px minmax(0, 1fr)' },
  gap: { xs: 2, '@760': 4 },
};
const noteStyle = {
  display: 'block',
  mt: 0.5,
  fontSize: 'var(--text-small)',
  fontWeight: 400,
  color: 'text.secondary',
};
const fieldsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { '@520': 'repeat(2, minmax(0, 1fr))' },
};
