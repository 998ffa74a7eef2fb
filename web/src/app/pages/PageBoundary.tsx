import { Component, type PropsWithChildren } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { CrashPage } from './CrashPage';

/** The page at an address, or what is said where it, or the code that it needs, fails. */
export function PageBoundary() {
  const location = useLocation();
  return (
    <Boundary location={location}>
      <Outlet />
    </Boundary>
  );
}

interface At {
  location: Location;
}
interface State extends At {
  failure?: { error: unknown };
}

/** What failed at one address is forgotten at the next. */
class Boundary extends Component<PropsWithChildren<At>, State> {
  override state: State = { location: this.props.location };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ location }: At, state: State): State | null =>
    location === state.location ? null : { location, failure: undefined };

  override render() {
    const { failure } = this.state;
    return failure ? <CrashPage error={failure.error} /> : this.props.children;
  }
}
