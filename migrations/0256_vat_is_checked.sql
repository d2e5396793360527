-- Every row is as 0255 says; writers go on while they are read.
alter table orders validate constraint orders_total_check;
alter table orders validate constraint orders_vat_check;
alter table order_lines validate constraint order_lines_paid_check;
alter table order_lines validate constraint order_lines_vat_check;
