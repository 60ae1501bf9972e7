create table next_table (id text primary key);
