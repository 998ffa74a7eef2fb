import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { LeadsElsewhere, LeadTo } from './LeadTo';

test('an address leads to another in a browser, and its page is given up on the server', () => {
  const pages = (
    <Routes>
      <Route path="/reviews" element={<LeadTo to="/last" />} />
      <Route path="/last" element="the last page" />
    </Routes>
  );
  render(<MemoryRouter initialEntries={['/reviews']}>{pages}</MemoryRouter>);
  expect(screen.getByText('the last page')).toBeVisible();
  const onServer = () => renderToString(<StaticRouter location="/reviews">{pages}</StaticRouter>);
  expect(onServer).toThrow(LeadsElsewhere);
});
