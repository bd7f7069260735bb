-- When the period ends that a reservation was counted in: a family that moves to another time zone begins no new period before.
alter table quota_reservations add column period_end timestamptz;
