import { getNamedType, isUnionType, type GraphQLOutputType } from 'graphql';
import { Extensions, UseMiddleware, type MiddlewareFn } from 'type-graphql';
import type { Context } from './context';
import { authorizeToAsk, type Permission } from './policy';
import { Refusal } from './problems';

/**
 * Declares the permission of a root field; a test fails on a field without one. Checks whether the
 * viewer may ask at all (the service decides, with the thing), and answers a refusal as a member of the result union where the field's union has it.
 */
export function Allow(permission: Permission): MethodDecorator {
  const check: MiddlewareFn<Context> = async ({ context, info }, next) => {
    authorizeToAsk(context.viewer, permission);
    try {
      return await next();
    } catch (error) {
      if (error instanceof Refusal && hasMember(info.returnType, error.problem.constructor.name))
        return error.problem;
      throw error;
    }
  };
  return (target, property, descriptor) => {
    Extensions({ permission })(target, property as string, descriptor as TypedPropertyDescriptor<unknown>);
    UseMiddleware(check)(target, property as string, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

function hasMember(type: GraphQLOutputType, member: string): boolean {
  const union = getNamedType(type);
  return isUnionType(union) && union.getTypes().some((candidate) => candidate.name === member);
}
