import { getNamedType, isUnionType, type GraphQLOutputType } from 'graphql';
import { Extensions, UseMiddleware, type MiddlewareFn } from 'type-graphql';
import type { Context } from './context';
import { authorize, type Permission } from './policy';
import { Refusal } from './problems';

/**
 * Declares who may pass: a root field without it fails the build's tests. Checks the permission without the
 * thing (the service asks again with it), and answers a refusal as a member of the result union where the
 * field names it.
 */
export function Allow(permission: Permission): MethodDecorator {
  const door: MiddlewareFn<Context> = async ({ context, info }, next) => {
    authorize(context.viewer, permission);
    try {
      return await next();
    } catch (error) {
      if (error instanceof Refusal && names(info.returnType, error.problem.constructor.name))
        return error.problem;
      throw error;
    }
  };
  return (target, property, descriptor) => {
    Extensions({ permission })(target, property as string, descriptor as TypedPropertyDescriptor<unknown>);
    UseMiddleware(door)(target, property as string, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

function names(type: GraphQLOutputType, member: string): boolean {
  const union = getNamedType(type);
  return isUnionType(union) && union.getTypes().some((candidate) => candidate.name === member);
}
