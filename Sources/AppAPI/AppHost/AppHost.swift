// AppHost
