-- The roles of a database on your own PostgreSQL (docs/operations.md, "Roles of the database"), made once:
--   OWNER_PASSWORD=… SERVER_PASSWORD=… READER_PASSWORD=… psql postgres://…/hustings -f deploy/roles.sql
-- A role without a password here is left out, and one that is there already stays as it is.
\set ON_ERROR_STOP on
\set owner ''
\set server ''
\set reader ''
\getenv owner OWNER_PASSWORD
\getenv server SERVER_PASSWORD
\getenv reader READER_PASSWORD

select format('create role %I login password %L', name, password)
from (values ('hustings_owner', :'owner'), ('hustings_server', :'server'), ('hustings_reader', :'reader'))
  as wanted (name, password)
where password <> '' and not exists (select from pg_roles where rolname = name)
\gexec

-- The owner makes the tables, and the schema of the job queue.
select format('grant create, connect on database %I to hustings_owner', current_database()),
  'grant usage, create on schema public to hustings_owner'
where exists (select from pg_roles where rolname = 'hustings_owner')
\gexec

-- PostgreSQL 14 and older let everybody make tables, and an upgrade keeps that.
revoke create on schema public from public;
