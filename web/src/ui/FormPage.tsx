import type { FormEventHandler, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageHeading } from './PageHeading';

interface Props {
  title: string;
  /** One sentence: what this is for, or what comes of it. */
  intro: ReactNode;
  /** What has just happened elsewhere, above the form. */
  notice?: ReactNode;
  /** Ways to other pages, below the form. */
  links?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A page with one short form on a card. */
export function FormPage({ title, intro, notice, links, onSubmit, children }: Props) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}>
      <PageHeading title={title} />
      <Typography component="div" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        {intro}
      </Typography>
      <Box sx={{ '&:not(:empty)': { mb: 3 } }}>{notice}</Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
          {children}
        </Box>
      </Card>
      {links && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 2.5 }}>
          {links}
        </Box>
      )}
    </Box>
  );
}

interface ActionsProps {
  /** What the form does, such as 'Sign in'. */
  submit: string;
  isSending?: boolean;
  isDisabled?: boolean;
  /** Where Cancel leads; without it there is no Cancel. */
  cancelTo?: string;
}

/** The buttons of a form: its own, and Cancel beside it. */
export function FormActions({ submit, isSending = false, isDisabled = false, cancelTo }: ActionsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSending}
        disabled={isDisabled}
        sx={{ flex: 1 }}
      >
        {submit}
      </Button>
      {cancelTo && (
        <Button component={Link} to={cancelTo} size="large">
          Cancel
        </Button>
      )}
    </Box>
  );
}
